/** Which key does what at the board: the keys of every other board, as far as they mean something here. On boards of more
 * than nine digits letters write those from ten on. */

import { playing } from "../board/keys";
import { strokeOf } from "../board/listen";
import { open } from "../components/open";
import type { Command } from "../engine/door";
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
export function listen(event: KeyboardEvent): void {
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
    isSetting.value &&
    event.key === "0" &&
    !stroke.ctrl &&
    (tool.value === "cages" || tool.value === "rules")
  ) {
    write(0);
    event.preventDefault();
    return;
  }
  const letter = stroke.ctrl || stroke.shift || !/^[a-p]$/i.test(event.key) ? -1 : digitOf(event.key);
  if (letter > 9 && letter <= (puzzle.value?.size ?? 9)) {
    (isSetting.value ? write : type)(letter);
    event.preventDefault();
    return;
  }
  if (event.code === "KeyJ" && !stroke.ctrl && letters.value && onBoard) {
    if (stroke.shift) {
      saySelection();
    } else {
      void sayCage();
    }
    event.preventDefault();
    return;
  }
  const meaning = playing(stroke, letters.value);
  if (meaning && ("act" in meaning ? does(meaning.act) : tells(meaning.page))) {
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
function does(command: Command): boolean {
  if (isSetting.value && doesAtDesk(command)) {
    return true;
  }
  switch (command[0]) {
    case "type":
      type(command[1]);
      return true;
    case "type-as":
      type(command[1], MODE_OF[command[2]]);
      return true;
    case "set-mode":
      setMode(MODE_OF[command[1]] ?? "digit");
      return true;
    case "move":
      go(command[1]);
      return true;
    case "extend":
      extend(command[1]);
      return true;
    case "move-to-empty":
      goToEmpty(command[1]);
      return true;
    default:
      return doesPlainly(command[0]);
  }
}

function doesPlainly(name: Command[0]): boolean {
  const DOES: Readonly<Partial<Record<Command[0], () => void>>> = {
    erase,
    undo,
    redo,
    "select-all": selectAll,
    "select-none": selectNone,
    invert,
    "next-mode": () => turnMode(1),
    "previous-mode": () => turnMode(-1),
    "next-color": () => turnDye(1),
    "previous-color": () => turnDye(-1),
    "select-same-as-focus": () => selectSame(hand.value.focus),
  };
  const does = DOES[name];
  does?.();
  return does !== undefined;
}

/** Does what the page itself does at the usual board. */
function tells(what: string): boolean {
  if (isSetting.value && tellsAtDesk(what)) {
    return true;
  }
  const TELLS: Readonly<Record<string, () => void>> = {
    check: () => void check(),
    hint: () => void hint(),
    keys: () => {
      open.value = "keys";
    },
    row: () => sayHouse("row"),
    column: () => sayHouse("column"),
    box: () => sayHouse("region"),
    "missing-row": () => sayMissing("row"),
    "missing-column": () => sayMissing("column"),
    "missing-box": () => sayMissing("region"),
    where: sayWhere,
  };
  const tell = TELLS[what];
  tell?.();
  return tell !== undefined;
}
