/** Which key does what at the board: the keys of every other board, as far as they mean something here. On boards of more
 * than nine digits letters write those from ten on. */

import { playing } from "../board/keys";
import { strokeOf } from "../board/listen";
import { open } from "../components/open";
import type { Command } from "../engine/door";
import type { Session } from "../session/session";
import { letters } from "../settings/settings";
import { check, erase, redo, setMode, turnDye, turnMode, type, undo } from "./actions";
import { doesAtDesk, tellsAtDesk } from "./desk-keys";
import { hint } from "./hint";
import { sayCage, sayHouse, sayMissing, saySelection, sayWhere } from "./say";
import { extend, go, goToEmpty, invert, selectAll, selectNone, selectSame } from "./select";
import { hand, isSetting, puzzle, type VariantMode } from "./session";
import { tool, write } from "./setting";
import { digitOf } from "./state";

/** What writes, or has keys of its own. */
const FIELD = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** What Enter and the space bar press. */
const PRESSED = "button, a, summary, input";

/** Does what a key means; leaves it to the browser where that is nothing. */
export function listen(session: Session, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.isComposing || target.closest(`${FIELD}, dialog`)) {
    return;
  }
  const stroke = strokeOf(event);
  if (target.closest(PRESSED) && (event.key === "Enter" || event.key === " ")) {
    return;
  }
  const onBoard = target.closest("[role=grid]") !== null;
  const isCharacter = event.key.length === 1 && event.key !== " " && !stroke.ctrl;
  if (stroke.alt || (isCharacter && !onBoard && !letters.value)) {
    return;
  }
  if (
    isSetting(session).value &&
    event.key === "0" &&
    !stroke.ctrl &&
    (tool(session).value === "cages" || tool(session).value === "rules")
  ) {
    write(session, 0);
    event.preventDefault();
    return;
  }
  const letter = stroke.ctrl || stroke.shift || !/^[a-p]$/i.test(event.key) ? -1 : digitOf(event.key);
  if (letter > 9 && letter <= (puzzle(session).value?.size ?? 9)) {
    (isSetting(session).value ? write : type)(session, letter);
    event.preventDefault();
    return;
  }
  if (event.code === "KeyJ" && !stroke.ctrl && letters.value && onBoard) {
    if (stroke.shift) {
      saySelection(session);
    } else {
      void sayCage(session);
    }
    event.preventDefault();
    return;
  }
  const meaning = playing(stroke, letters.value);
  if (meaning && ("act" in meaning ? does(session, meaning.act) : tells(session, meaning.page))) {
    event.preventDefault();
  }
}

const MODE_OF: Readonly<Partial<Record<string, VariantMode>>> = {
  digit: "digit",
  corner: "corner",
  center: "center",
  color: "color",
  "candidate-color": "candidate-color",
};

/** Does a command of the usual board, where there is such a thing here. */
function does(session: Session, command: Command): boolean {
  if (isSetting(session).value && doesAtDesk(session, command)) {
    return true;
  }
  switch (command[0]) {
    case "type":
      type(session, command[1]);
      return true;
    case "type-as":
      type(session, command[1], MODE_OF[command[2]]);
      return true;
    case "set-mode":
      setMode(session, MODE_OF[command[1]] ?? "digit");
      return true;
    case "move":
      go(session, command[1]);
      return true;
    case "extend":
      extend(session, command[1]);
      return true;
    case "move-to-empty":
      goToEmpty(session, command[1]);
      return true;
    default:
      return doesPlainly(session, command[0]);
  }
}

function doesPlainly(session: Session, name: Command[0]): boolean {
  const DOES: Readonly<Partial<Record<Command[0], () => void>>> = {
    erase: () => erase(session),
    undo: () => undo(session),
    redo: () => redo(session),
    "select-all": () => selectAll(session),
    "select-none": () => selectNone(session),
    invert: () => invert(session),
    "next-mode": () => turnMode(session, 1),
    "previous-mode": () => turnMode(session, -1),
    "next-color": () => turnDye(session, 1),
    "previous-color": () => turnDye(session, -1),
    "select-same-as-focus": () => selectSame(session, hand(session).value.focus),
  };
  const does = DOES[name];
  does?.();
  return does !== undefined;
}

/** Does what the page itself does at the usual board. */
function tells(session: Session, what: string): boolean {
  if (isSetting(session).value && tellsAtDesk(session, what)) {
    return true;
  }
  const TELLS: Readonly<Record<string, () => void>> = {
    check: () => void check(session),
    hint: () => void hint(session),
    keys: () => {
      open.value = "keys";
    },
    row: () => sayHouse(session, "row"),
    column: () => sayHouse(session, "column"),
    box: () => sayHouse(session, "region"),
    "missing-row": () => sayMissing(session, "row"),
    "missing-column": () => sayMissing(session, "column"),
    "missing-box": () => sayMissing(session, "region"),
    where: () => sayWhere(session),
  };
  const tell = TELLS[what];
  tell?.();
  return tell !== undefined;
}
