import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { Thumbnail } from "../components/Thumbnail";
import { focusBoard } from "../focus/focus";
import type { KeptGame } from "../game/archive";
import { openEverything, saveEverything } from "../game/files";
import { resume } from "../game/games";
import { keptInTime } from "../game/keeping";
import { countStatistics, statistics } from "../game/statistics";
import { forgetGame, keptGames, rememberGame } from "../game/storage";
import { language, words } from "../words";
import { time } from "../words/time";

/** The games that are kept, and what was done at each level. */
export function GamesDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [forgotten, setForgotten] = useState<KeptGame>();
  // What was just played is on its way there.
  const refresh = () => void keptInTime().then(keptGames).then(setGames);
  const refreshAll = () => {
    refresh();
    void countStatistics("read");
  };
  useEffect(refreshAll, []);
  return (
    <Dialog title={w.games} close={close}>
      <ul class="games">
        {games.map((game) => (
          <Game
            key={game.id}
            game={game}
            play={() => {
              close();
              void resume(game.id, game.saved).then(focusBoard);
            }}
            forget={() => {
              setForgotten(game);
              void forgetGame(game.id).then(refresh);
            }}
          />
        ))}
      </ul>
      {forgotten && (
        <Forgotten
          key={forgotten.id}
          game={forgotten}
          remember={() => {
            setForgotten(undefined);
            void rememberGame(forgotten).then(refresh);
          }}
        />
      )}
      <Done />
      <div class="choices">
        <button type="button" onClick={() => void saveEverything()}>
          {w.saveAll}
        </button>
        <button type="button" onClick={() => openEverything(refreshAll)}>
          {w.openAll}
        </button>
      </div>
    </Dialog>
  );
}

interface GameProps {
  readonly game: KeptGame;
  readonly play: () => void;
  readonly forget: () => void;
}

function Game({ game, play, forget }: GameProps) {
  const w = words.value;
  return (
    <li>
      <button type="button" class="pictured" onClick={play}>
        {game.board && <Thumbnail {...game.board} />}
        <span>
          {game.level < 0 ? w.ownPuzzle : `${w.level} ${game.level}`} ·{" "}
          {game.won ? w.won : w.filled(game.filled)}
          <small>{when(game)}</small>
        </span>
      </button>
      <button type="button" aria-label={w.labeled(w.forget, when(game))} title={w.forget} onClick={forget}>
        <Icon name="delete" />
      </button>
    </li>
  );
}

/** Says which game was deleted, and takes that back. It has the focus, for the button that was pressed is gone. */
function Forgotten({ game, remember }: { readonly game: KeptGame; readonly remember: () => void }) {
  const w = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = w.forgotten(when(game));
  return (
    <p class="forgotten">
      <span>{text}</span>
      <button ref={button} type="button" aria-label={w.labeled(w.undo, text)} onClick={remember}>
        {w.undo}
      </button>
    </p>
  );
}

/** When the game last changed. */
function when({ changed }: KeptGame): string {
  return new Date(changed).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Level by level: games begun and won, and how fast. */
function Done() {
  const w = words.value;
  const levels = statistics.value?.levels ?? [];
  if (levels.length === 0) {
    return null;
  }
  return (
    <table class="done">
      <caption>{w.statistics}</caption>
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
        {levels.map((row) => (
          <tr key={row.level}>
            <th scope="row">{row.level < 0 ? w.ownPuzzle : row.level}</th>
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
