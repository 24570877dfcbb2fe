/** Begins the page, and follows the links that its address carries. */
import { keepTime, show } from "../game/act";
import { ask, now } from "../game/ask";
import { followLink } from "../game/games";
import { linkedOf } from "../game/link";
import { view } from "../game/view";
import { openLesson } from "./lesson";

/** How much of the time played may be lost. */
const KEEPING_MS = 5_000;

/** Begins: with the puzzle of the address, if it has one, else with the game that was left. */
export async function begin(): Promise<void> {
  // An engine that hangs has been replaced by then.
  if (!show(await ask("view", now()))) {
    show(await ask("view", now()));
  }
  await follow();
  window.addEventListener("hashchange", () => void follow());
  // A page that ends has no time left to keep anything.
  window.setInterval(
    () => view.value?.clock.state === "running" && !document.hidden && keepTime(),
    KEEPING_MS,
  );
  document.addEventListener("visibilitychange", () => {
    // The time of the clock is kept for when the player comes back.
    if (document.hidden) {
      keepTime();
    }
  });
}

/** Begins with what the link in the address carries, if there is one, and opens what it wants beside its board. */
async function follow(): Promise<void> {
  const { board, opens } = linkedOf(location.hash);
  if (board) {
    history.replaceState(undefined, "", location.pathname);
    if (await followLink(board)) {
      await openLesson(opens);
    }
  }
}
