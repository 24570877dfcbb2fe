import { CELLS, cellsOf, type HouseKind, houseOf } from "../cells/houses";
import { open } from "../components/open";
import type { View } from "../engine/view";
import { hovered, keysMove } from "../focus/hovered";
import { act } from "../game/act";
import { dropHint, hint } from "../game/hint";
import { check, solve } from "../game/solutions-aware";
import { askHint } from "../hint/asking";
import type { Session } from "../session/session";
import { hintsOffered } from "../settings/embedded";
import { indexesHeld, letters } from "../settings/settings";
import { words } from "../words";
import { houseSaid } from "../words/cells";
import { short } from "../words/naming";
import { say } from "../words/notice";
import { isAimed } from "./aim";
import { type Meaning, meaning, type Stroke } from "./keys";

/** Windows turns Shift and a digit of the numeric pad into End and the like, and says that Shift was let go first. */
const SHIFT_LINGERS_MS = 50;
let shiftLetGo = Number.NEGATIVE_INFINITY;

window.addEventListener("keyup", (event) => {
  if (event.key === "Shift") {
    shiftLetGo = event.timeStamp;
  }
  indexesHeld.value = false;
});

/** Does what a key means while the board has the focus. */
export function listen(session: Session, event: KeyboardEvent, view: View): void {
  const found = meaningOf(session, event, view);
  if (found) {
    event.preventDefault();
    follow(session, found, view);
  }
}

/** The key of an event. */
export function strokeOf(event: KeyboardEvent): Stroke {
  const lingering = event.code.startsWith("Numpad") && event.timeStamp - shiftLetGo < SHIFT_LINGERS_MS;
  return {
    code: event.code,
    key: event.key,
    shift: event.shiftKey || lingering,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
  };
}

/** What a key means on the board. */
export function meaningOf(session: Session, event: KeyboardEvent, view: View): Meaning | undefined {
  return meaning(strokeOf(event), view, hovered(session).value, letters.value, isAimed(session, view));
}

/** Does it. */
export function follow(session: Session, found: Meaning, view: View): void {
  if ("act" in found) {
    if (found.act[0] === "select-none" && hint(session).value) {
      dropHint(session);
      return;
    }
    if (found.act[0] === "type-at") {
      // The next digit goes on from there, until the pointer moves.
      keysMove();
    }
    void act(session, ...found.act);
    return;
  }
  switch (found.page) {
    case "hint":
      if (hintsOffered.value) {
        void askHint(session);
      }
      break;
    case "keys":
      open.value = "keys";
      break;
    case "indexes":
      indexesHeld.value = true;
      break;
    case "check":
      void check(session);
      break;
    case "solve":
      void solve(session);
      break;
    case "row":
    case "column":
    case "box":
      say(session, read(view, houseOf(view.focus, found.page)));
      break;
    case "missing-row":
    case "missing-column":
    case "missing-box":
      say(session, missing(view, houseOf(view.focus, found.page.slice("missing-".length) as HouseKind)));
      break;
    case "where":
      say(session, where(view));
      break;
  }
}

function read(view: View, wanted: number): string {
  const cells = cellsOf(wanted).map((cell) =>
    view.digits[cell] === "." ? words.value.blank : view.digits[cell],
  );
  return words.value.labeled(houseSaid(wanted), cells.join(", "));
}

function missing(view: View, wanted: number): string {
  const there = cellsOf(wanted).map((cell) => view.digits[cell]);
  const lacking = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].filter((digit) => !there.includes(digit));
  return words.value.missing(houseSaid(wanted), lacking.join(", "));
}

/** Where the digit of the cell with the focus stands. */
function where(view: View): string {
  const digit = view.digits[view.focus];
  if (digit === "." || digit === undefined) {
    return words.value.empty;
  }
  const cells = CELLS.filter((cell) => view.digits[cell] === digit);
  return words.value.labeled(digit, cells.map(short).join(", "));
}
