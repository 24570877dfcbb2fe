import { useEffect, useState } from "preact/hooks";
import { cellsOf, housesOf } from "../cells/houses";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { hovered } from "../focus/hovered";
import { ask, took } from "../game/ask";
import { type Found, puzzleOf, solutionsOf } from "../game/solutions";
import { indexesHeld } from "../settings/settings";
import { words } from "../words";
import { houseSaid, numbers } from "../words/cells";
import { decimal } from "../words/decimal";
import { short } from "../words/naming";

/** What developers and teachers want to see: the report's developer tools. */
export function DeveloperTools({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const cell = hovered(session).value >= 0 ? hovered(session).value : view.focus;
  const [solutions, setSolutions] = useState<Found | undefined>(undefined);
  const [candidates, setCandidates] = useState(0);
  const puzzle = puzzleOf(view);
  useEffect(() => {
    setSolutions(undefined);
    let wanted = true;
    void solutionsOf(session, puzzle).then((found) => wanted && setSolutions(found));
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  useEffect(
    () => void ask(session, "allowed", cell).then((bits) => setCandidates(bits ?? 0)),
    [cell, view.digits],
  );
  const filled = (house: number) => cellsOf(house).filter((each) => view.digits[each] !== ".").length;
  return (
    <section class="card developer" aria-label={w.developer}>
      <h2>{w.developer}</h2>
      <HeldIndexes />
      <dl>
        <Line name={w.cellNow}>
          {short(cell)}, {cell}
        </Line>
        <Line name={w.candidatesNow}>{numbers(candidates).join(" ") || "–"}</Line>
        <Line name={w.filledNow}>
          {housesOf(cell)
            .map((house) => w.labeled(houseSaid(house), String(filled(house))))
            .join(", ")}
        </Line>
        <Line name={w.solutionsNow}>{counted(solutions)}</Line>
        <Line name={w.historyNow}>
          {view.undoable} + {view.redoable}
        </Line>
        <Line name={w.answerTime}>{decimal(took(session).value)} ms</Line>
      </dl>
      <label class="line">
        {w.puzzleLine}
        <input type="text" readonly value={puzzle} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <label class="line">
        {w.gridLine}
        <input type="text" readonly value={view.digits} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </section>
  );
}

/** Shows the numbers of the cells while it is held. */
function HeldIndexes() {
  const hold = (on: boolean) => () => {
    indexesHeld.value = on;
  };
  return (
    <button
      type="button"
      aria-pressed={indexesHeld.value}
      onPointerDown={hold(true)}
      onPointerUp={hold(false)}
      onPointerLeave={hold(false)}
      onPointerCancel={hold(false)}
      onKeyDown={(event) => {
        if (event.key === " " || event.key === "Enter") {
          indexesHeld.value = true;
        }
      }}
      onKeyUp={hold(false)}
      onBlur={hold(false)}
    >
      {words.value.indexesWhileHeld}
    </button>
  );
}

function counted(solutions: Found | undefined): string {
  if (!solutions) {
    return "…";
  }
  return typeof solutions === "string" ? "?" : solutions.length === 2 ? "≥ 2" : String(solutions.length);
}

interface Named {
  readonly name: string;
  readonly children: preact.ComponentChildren;
}

function Line({ name, children }: Named) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
