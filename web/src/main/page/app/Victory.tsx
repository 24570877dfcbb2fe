import { open } from "../components/open";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { newGame } from "../game/games";
import { bandOf, harderThan, usualLevel } from "../settings/level";
import { words } from "../words";
import { time } from "../words/time";

/** What there is to say of a game that was won, and what comes next. */
export function Victory({ view }: { readonly view: View }) {
  const w = words.value;
  const next = view.level < 0 ? Number(usualLevel.value) : view.level;
  const harder = harderThan(next);
  return (
    <section class="card victory" aria-label={w.won}>
      <dl>
        <Fact name={w.victory.time}>{time(view.clock.elapsed)}</Fact>
        <Fact name={w.level}>
          {view.level < 0 ? w.ownPuzzle : `${view.level} — ${w.levels[bandOf(view.level)]}`}
        </Fact>
        <Fact name={w.victory.hints}>{view.hints}</Fact>
      </dl>
      <div class="actions">
        <button type="button" class="primary" onClick={() => void newGame(next).then(focusBoard)}>
          {w.victory.next}
        </button>
        {harder !== undefined && (
          <button type="button" onClick={() => void newGame(harder).then(focusBoard)}>
            {w.victory.harder}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            open.value = "games";
          }}
        >
          {w.statistics}
        </button>
      </div>
    </section>
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
