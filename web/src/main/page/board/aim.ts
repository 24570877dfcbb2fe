import type { View } from "../engine/view";
import { keysMovedLast } from "../focus/hovered";
import { act } from "../game/act";

/** How many times the engine was told where to go and has not answered. */
let underWay = 0;

/** Goes to `cell`, in one of the ways there are. */
export function aim(way: "press" | "press-also" | "go-to", cell: number): void {
  underWay++;
  void act(way, cell).finally(() => {
    underWay--;
  });
}

/** Whether one sees which cells a digit would go to, or has just said so: the engine does the one after the other. */
export const isAimed = (view: View) => underWay > 0 || view.selected.length > 0 || keysMovedLast();
