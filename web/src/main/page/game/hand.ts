/** What the player holds over the board: selected cells, mode, tool. */
import type { Command } from "../engine/door";
import type { View } from "../engine/view";

/** The commands that bring any hand to that of `view`. */
export function handOf({ mode, candidateColor, tool, symmetry, selected, focus }: View): readonly Command[] {
  return [
    // With nothing selected a digit of the pad is taken, not typed.
    ["select-none"],
    ["put-back"],
    ...taking(tool),
    // Who takes a color is in the mode for it.
    ["take-color", candidateColor],
    ["set-mode", mode],
    ["keep-symmetry", symmetry],
    ...selecting(selected, focus),
  ];
}

function taking(tool: View["tool"]): readonly Command[] {
  switch (tool) {
    case "pointer":
      return [];
    case "eraser":
      return [["toggle-eraser"]];
    default:
      return [["pad", tool]];
  }
}

/** Selects `selected`, and leaves the focus on `focus`, which may be none of them. */
function selecting(selected: readonly number[], focus: number): readonly Command[] {
  const others = selected.filter((cell) => cell !== focus);
  const also = others.map((cell): Command => ["press-also", cell]);
  // What is pressed last has the focus.
  return selected.includes(focus)
    ? [["select-none"], ...also, ["press-also", focus]]
    : [["go-to", focus], ...also, ["press-also", focus]];
}
