import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import type { KeptGame } from "../game/archive";
import { keptInTime } from "../game/keeping";
import { countStatistics, statistics } from "../game/statistics";
import { keptGames } from "../game/storage";
import { words } from "../words";
import { levelSaid } from "../words/level";
import { dayOf, numberOf, time } from "../words/time";

/** What was done at each level, and on each of the last days. */
export function StatisticsDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    void countStatistics(session, "read");
    void keptInTime(session).then(keptGames).then(setGames);
  }, []);
  const levels = statistics.value?.levels ?? [];
  return (
    <Dialog title={w.statistics} close={close}>
      {levels.length === 0 ? <p>{w.noGames}</p> : <Levels />}
      <Days games={games} />
    </Dialog>
  );
}

/** Level by level: games begun and won, and how fast. */
function Levels() {
  const w = words.value;
  return (
    <table class="done">
      <thead>
        <tr>
          {[w.level, w.started, w.wonGames, w.unaided, w.best, w.average].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(statistics.value?.levels ?? []).map((row) => (
          <tr key={row.level}>
            <th scope="row">{row.level < 0 ? w.ownPuzzle : levelSaid(row.level)}</th>
            <td>{row.started}</td>
            <td>{row.won}</td>
            <td>{row.unaided}</td>
            <td>{row.best > 0 ? time(row.best) : "–"}</td>
            <td>{row.average > 0 ? time(row.average) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** How many of the kept games were won on each of the last days, the present one last. */
function Days({ games }: { readonly games: readonly KeptGame[] }) {
  const w = words.value;
  const days = Array.from({ length: DAYS }, (_, back) =>
    numberOf(new Date(Date.now() - (DAYS - 1 - back) * DAY_MS)),
  );
  const won = (day: number) =>
    games.filter((game) => game.won && numberOf(new Date(game.changed)) === day).length;
  const most = Math.max(1, ...days.map(won));
  return (
    <section aria-label={w.lastDays}>
      <h3>{w.lastDays}</h3>
      <ol class="last-days">
        {days.map((day) => (
          <li key={day} title={w.labeled(dayOf(day), String(won(day)))}>
            <span class="unseen">{w.labeled(dayOf(day), String(won(day)))}</span>
            <i aria-hidden="true" style={{ height: `${(100 * won(day)) / most}%` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
