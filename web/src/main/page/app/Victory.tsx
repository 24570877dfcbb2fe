import { open } from "../components/open";
import { lookUp, visit } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { wonDaily } from "../game/daily";
import { newGame, shareGame, shareResult } from "../game/games";
import { gameName } from "../game/keeping";
import { rated } from "../game/rating";
import { expected } from "../game/speed";
import { atLevel, lastAsked } from "../game/wanted";
import { embedded } from "../settings/embedded";
import { harderThan, usualLevel } from "../settings/level";
import { words } from "../words";
import { levelSaid } from "../words/level";
import { wholeMinutes } from "../words/time";

/** What there is to say of a game that was won, beside the time and the hints, which the headline tells, and what comes
 * next. */
export function Victory({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const hardest = rated(session).value?.hardest;
  const usual = expected(session).value;
  return (
    <section class="card victory" aria-label={w.won}>
      <dl>
        {usual !== undefined && <Fact name={w.victory.expected}>{w.minutes(wholeMinutes(usual))}</Fact>}
        <Fact name={w.level}>
          {view.level < 0 ? (gameName(session) ?? w.ownPuzzle) : levelSaid(view.level)}
        </Fact>
        {hardest && <Fact name={w.victory.hardest}>{hardest.name}</Fact>}
      </dl>
      {!embedded && <Next view={view} />}
      {hardest && !embedded && (
        <p class="place">
          {hardest.place}{" "}
          <button type="button" class="link" onClick={() => lookUp(hardest.technique)}>
            {w.learning.about}
          </button>
        </p>
      )}
    </section>
  );
}

/** The same once more, something harder, the result of the day to share, and what was done so far. */
function Next({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const level = view.level < 0 ? Number(usualLevel.value) : view.level;
  const same = lastAsked(session).value ?? atLevel(level);
  const harder = harderThan(level);
  const won = wonDaily(session).value;
  return (
    <div class="actions">
      {won && (
        <button type="button" class="primary" onClick={() => void shareResult(session, won)}>
          {w.daily.share}
        </button>
      )}
      <button
        type="button"
        class={won ? "" : "primary"}
        onClick={() => void newGame(session, same).then(focusBoard)}
      >
        {w.victory.next}
      </button>
      {harder !== undefined && (
        <button type="button" onClick={() => void newGame(session, atLevel(harder)).then(focusBoard)}>
          {w.victory.harder}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          open.value = won ? "daily" : "statistics";
        }}
      >
        {won ? w.daily.title : w.statistics}
      </button>
      {!won && (
        <button type="button" onClick={() => void shareGame(session, view)}>
          {w.daily.share}
        </button>
      )}
      <button type="button" onClick={() => visit("replay")}>
        {w.replay}
      </button>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
