/** What the keys of a board mean while a puzzle is set. */

import type { Command } from "../engine/door";
import type { Session } from "../session/session";
import { passOver } from "./select";
import { draw, redoStep, TOOLS, type Tool, tool, undoStep, wipe, write } from "./setting";

const TOOL_OF: Readonly<Partial<Record<string, Tool>>> = {
  digit: "digits",
  corner: "cages",
  center: "regions",
  color: "rules",
};

/** Does a command in the way of the desk; false where it means the same as in a game, or nothing. */
export function doesAtDesk(session: Session, command: Command): boolean {
  switch (command[0]) {
    case "type":
      write(session, command[1]);
      return true;
    case "type-as":
      write(session, command[1]);
      return true;
    case "set-mode":
      tool(session).value = TOOL_OF[command[1]] ?? tool(session).value;
      return true;
    case "erase":
      wipe(session);
      return true;
    // Past a cell, so that a line can run along a diagonal.
    case "move-to-empty":
      passOver(session, command[1]);
      return true;
    case "undo":
      undoStep(session);
      return true;
    case "redo":
      redoStep(session);
      return true;
    case "next-mode":
      turnTool(session, 1);
      return true;
    case "previous-mode":
      turnTool(session, -1);
      return true;
    // There are no colors.
    case "next-color":
    case "previous-color":
      return true;
    default:
      return false;
  }
}

function turnTool(session: Session, by: 1 | -1): void {
  const at = (TOOLS.indexOf(tool(session).value) + by + TOOLS.length) % TOOLS.length;
  tool(session).value = TOOLS[at] ?? "digits";
}

/** Does what a key of the page does at the desk; false where that is the same as in a game. */
export function tellsAtDesk(session: Session, what: string): boolean {
  if (what === "check") {
    draw(session);
  }
  return what === "check" || what === "hint" || what === "solve";
}
