/** Keys pressed while the focus is not on the board: they mean the same, as far as nothing else wants them. */

import { isCovered } from "../components/open";
import { place } from "../components/route";
import { focusBoard } from "../focus/focus";
import { view } from "../game/view";
import type { Session } from "../session/session";
import { letters } from "../settings/settings";
import { follow, meaningOf } from "./listen";

/** What writes, or has keys of its own. */
const FIELD = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=slider], [role=tree]";

/** What Enter and the space bar press. */
const PRESSED = "button, a, summary, input";

/** Hears these keys from now on; of the boards on a page only one can. */
export function hearElsewhere(session: Session): void {
  window.addEventListener("keydown", (event) => {
    const shown = view(session).value;
    const target = event.target as Element;
    if (
      !shown ||
      event.defaultPrevented ||
      event.isComposing ||
      isCovered.value ||
      place.value !== "board" ||
      target.closest("[role=grid], dialog") ||
      target.closest(FIELD) ||
      !isHeard(event, target)
    ) {
      return;
    }
    const found = meaningOf(session, event, shown);
    if (found) {
      event.preventDefault();
      follow(session, found, shown);
      if (/^(Arrow|Home$|End$)/.test(event.key)) {
        focusBoard();
      }
    }
  });
}

/** All but what presses the button that has the focus. */
function isHeard({ key, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (key === "Enter" || key === " ") {
    return !target.closest(PRESSED);
  }
  // Single characters can be switched off for people who speak to their computer (WCAG 2.1.4).
  return ctrlKey || metaKey || key.length > 1 || letters.value;
}
