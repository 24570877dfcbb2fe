/** Keys pressed while the focus is not on the board: those of the game mean the same, as far as nothing else wants them. */

import { isCovered } from "../components/open";
import { place } from "../components/route";
import { focusBoard } from "../focus/focus";
import { view } from "../game/view";
import { letters } from "../settings/settings";
import { follow, meaningOf } from "./listen";

/** What writes, or has keys of its own. */
const FIELD = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=slider], [role=tree]";

window.addEventListener("keydown", (event) => {
  const shown = view.value;
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
  const found = meaningOf(event, shown);
  if (found) {
    event.preventDefault();
    follow(found, shown);
    if (event.key.startsWith("Arrow")) {
      focusBoard();
    }
  }
});

/** Digits, arrows, what erases, undoes or explains; Enter only where nothing has the focus that it would press. */
function isHeard({ key, code, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (/^(Arrow|Delete|Backspace|Escape|F1$)/.test(key)) {
    return true;
  }
  if (key === "Enter") {
    return target === document.body;
  }
  if (ctrlKey || metaKey) {
    return /^[zy\u0396\u03b6\u03a5\u03c5]$/i.test(key) || /^(Digit|Numpad)[0-9]$/.test(code);
  }
  // Single characters can be switched off for people who speak to their computer (WCAG 2.1.4).
  return letters.value && (/^[0-9?.]$/.test(key) || /^(Digit|Numpad)[0-9]$/.test(code));
}
