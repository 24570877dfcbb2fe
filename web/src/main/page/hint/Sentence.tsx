import type { TextRun } from "../engine/told";
import { met } from "../focus/hovered";
import { act } from "../game/act";
import { named } from "../game/hint";

/** A piece of a sentence, and the cells that it names. */
export type Wording = Pick<TextRun, "text" | "cells">;

interface Said {
  readonly runs: readonly Wording[];
  /** What a press on the name of cells does, with the first of them; it selects that unless told otherwise. */
  readonly press?: (cell: number) => void;
}

/** A sentence whose pieces that name cells light them while they have the pointer or the focus, and are lit themselves
 * while the cell has it. */
export function Sentence({ runs, press = select }: Said) {
  return runs.map((run, place) => {
    const stop = names(run) ? stopAfter(runs[place + 1]) : "";
    const begun = place > 0 && names(runs[place - 1]) ? stopAfter(run).length : 0;
    const piece = (
      <Piece key={place} run={begun > 0 ? { ...run, text: run.text.slice(begun) } : run} press={press} />
    );
    return stop === "" ? (
      piece
    ) : (
      <span key={place} class="whole">
        {piece}
        {stop}
      </span>
    );
  });
}

/** Whether a piece names cells, and so is a button. */
const names = (run: Wording | undefined) => (run?.cells?.length ?? 0) > 0;

/** The punctuation that begins a piece: no line may begin with it. */
const stopAfter = (run: Wording | undefined) =>
  names(run) ? "" : (/^[.,;:!?)]+/.exec(run?.text ?? "")?.[0] ?? "");

const select = (cell: number) => void act("press", cell);

function Piece({ run, press }: { readonly run: Wording; readonly press: (cell: number) => void }) {
  const cells = run.cells;
  if (!cells || cells.length === 0) {
    return <>{run.text}</>;
  }
  const light = () => {
    named.value = cells;
  };
  const dark = () => {
    named.value = [];
  };
  return (
    <button
      type="button"
      class={cells.includes(met.value) ? "cells lit" : "cells"}
      onPointerEnter={light}
      onPointerLeave={dark}
      onFocus={light}
      onBlur={dark}
      onClick={() => press(cells[0] as number)}
    >
      {run.text}
    </button>
  );
}
