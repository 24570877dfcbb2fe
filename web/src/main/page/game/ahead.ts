/** What the board shows until the engine is there: an untouched puzzle, and what a player does on it meanwhile. */
import type { Command, Direction, Option } from "../engine/door";
import type { View } from "../engine/view";

/** `puzzle` as it is before the first move; the engine, once it has it, sends the same. */
export function untouched(puzzle: string, level: number, options: readonly Option[]): View {
  const nothing = Array<number>(81).fill(0);
  return counted({
    digits: puzzle,
    givens: puzzle,
    solved: [],
    corner: nothing,
    center: nothing,
    colors: nothing,
    candidateColors: nothing,
    automatic: false,
    selected: [],
    focus: 0,
    mode: "digit",
    candidateColor: 1,
    tool: "pointer",
    symmetry: "none",
    options,
    clashes: [],
    filled: 0,
    left: [],
    undoable: 0,
    redoable: 0,
    missing: [],
    checkpoints: [],
    stage: "playing",
    level,
    standing: "open",
    won: false,
    wonOnce: false,
    hints: 0,
    clock: { state: "stopped", elapsed: 0 },
    notice: { kind: "quiet" },
  });
}

/** What `commands` will make of `view`, up to the first one that only the engine understands: here cells are selected,
 * and digits placed and erased, and no rule is known. */
export function expected(view: View, commands: readonly Command[]): View {
  let ahead = view;
  for (const command of commands) {
    const next = after(ahead, command);
    if (!next) {
      break;
    }
    ahead = next;
  }
  return ahead;
}

function after(view: View, [name, given]: Command): View | undefined {
  switch (name) {
    case "press":
    case "go-to":
      return at(view, given);
    case "move":
      return at(view, reached(view.focus, given, view.options.includes("wrap")));
    case "select-none":
      return { ...view, selected: [] };
    case "type":
      return typed(view, given);
    case "pad":
      return view.selected.length > 0 && !view.options.includes("digit-first")
        ? typed(view, given)
        : undefined;
    case "erase":
      return written(view, ".");
    default:
      return undefined;
  }
}

const at = (view: View, cell: number): View => ({ ...view, selected: [cell], focus: cell });

/** A digit that a rule may forbid waits for the engine. */
const typed = (view: View, digit: number) =>
  view.options.includes("rules-only") ? undefined : written(view, String(digit));

function written(view: View, digit: string): View {
  const cells = view.selected.length > 0 ? view.selected : [view.focus];
  const digits = [...view.digits].map((old, cell) =>
    cells.includes(cell) && view.givens[cell] === "." ? digit : old,
  );
  return counted({ ...view, digits: digits.join("") });
}

function counted(view: View): View {
  const count = (digit: number) => view.digits.split(String(digit)).length - 1;
  return {
    ...view,
    filled: [...view.digits].filter((digit) => digit !== ".").length,
    left: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => 9 - count(digit)),
  };
}

/** Where a key leads from `cell`; beyond an edge, to the other end where `wraps`. */
function reached(cell: number, direction: Direction, wraps: boolean): number {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const step = (from: number, by: number) =>
    wraps ? (from + by + 9) % 9 : Math.min(8, Math.max(0, from + by));
  switch (direction) {
    case "up":
      return step(row, -1) * 9 + column;
    case "down":
      return step(row, 1) * 9 + column;
    case "left":
      return row * 9 + step(column, -1);
    case "right":
      return row * 9 + step(column, 1);
    case "row-start":
      return row * 9;
    case "row-end":
      return row * 9 + 8;
    case "grid-start":
      return 0;
    case "grid-end":
      return 80;
  }
}
