/** Keeps the address and what stands on the table beside the game together. */
import { effect } from "@preact/signals";
import { place } from "../components/route";
import { beside, DESK, ENTER, isBeside, isPractised, PRACTICE, tableAt } from "../game/beside";
import { enterPuzzle, resume, untilLaid } from "../game/games";
import { isNewTab } from "../game/keeping";
import { keptGames } from "../game/storage";
import { view } from "../game/view";
import { atDesk } from "../settings/settings";

/** Whether what is on the table is what another tab, now closed, may have left there. */
let isStrange = isNewTab;

/** From now on the address says what is on the table: the browser's way back leads from there to the game. */
export function keepAddress(): void {
  isStrange = false;
  effect(setAddress);
}

/** Has the address say what is on the table. */
function setAddress(): void {
  const wanted = beside.value;
  const shown = addressed();
  if (place.peek() !== "board" || shown === wanted) {
    return;
  }
  if (wanted !== "" && shown === "") {
    history.pushState(0, "", `#${wanted}`);
  } else {
    history.replaceState(history.state, "", wanted === "" ? location.pathname : `#${wanted}`);
  }
}

function addressed(): string {
  const board = location.hash.slice(1);
  return isBeside(board) ? board : "";
}

/** Lays what has this address on the table: as it was left there, or anew; false where there is no such thing. */
export async function lay(address: string): Promise<boolean> {
  const isEntering = address === ENTER || address === DESK;
  if (isEntering) {
    atDesk.value = address === DESK;
  }
  const isOthers = isEntering && isStrange && view.value?.filled !== 0;
  if (beside.value === address && !isOthers) {
    return true;
  }
  const isWanted = untilLaid();
  const left = (await keptGames()).find(({ id }) => id === tableAt(address));
  if (location.hash !== `#${address}` || !isWanted()) {
    // The player has gone elsewhere meanwhile.
    return true;
  }
  if (left && !isOthers && (isEntering || isPractised(address))) {
    await resume(left);
    if (beside.value === address) {
      return true;
    }
  }
  if (isEntering) {
    await enterPuzzle(address === DESK);
    return true;
  }
  // Where the player has put something else on the table meanwhile, that keeps its address.
  return practise(address).finally(setAddress);
}

async function practise(address: string): Promise<boolean> {
  const [kind, id = "", mode = ""] = address.split("/");
  if (kind === PRACTICE) {
    return (await import("../learn/practice")).practiseById(id);
  }
  return (await import("../course/course")).takeById(id, mode);
}
