import type { View } from "../engine/view";
import { keysMovedLast } from "../focus/hovered";
import { act } from "../game/act";
import { part, type Session } from "../session/session";

/** How many times the engine was told where to go and has not answered. */
const aiming = part(() => ({ underWay: 0 }));

/** Goes to `cell`, in one of the ways there are. */
export function aim(session: Session, way: "press" | "press-also" | "go-to", cell: number): void {
  aiming(session).underWay++;
  void act(session, way, cell).finally(() => {
    aiming(session).underWay--;
  });
}

/** Whether one sees which cells a digit would go to, or has just said so: the engine does the one after the other. */
export const isAimed = (session: Session, view: View) =>
  aiming(session).underWay > 0 || view.selected.length > 0 || keysMovedLast();
