/** Keeps the address and what stands on the table beside the game together. */

import { effect } from "@preact/signals";
import { place } from "../components/route";
import { beside, DESK, ENTER, isBeside, isPractised, PRACTICE, tableAt } from "../game/beside";
import { enterPuzzle, resume, untilLaid } from "../game/games";
import { isNewTab } from "../game/keeping";
import { keptGames } from "../game/storage";
import { view } from "../game/view";
import { part, type Session } from "../session/session";
import { atDesk } from "../settings/settings";

/** Whether what is on the table is what another tab, now closed, may have left there. */
const tab = part((session) => ({ isStrange: isNewTab(session) }));

/** From now on the address says what is on the table: the browser's way back leads from there to the game. */
export function keepAddress(session: Session): void {
  tab(session).isStrange = false;
  effect(() => setAddress(session));
}

/** Has the address say what is on the table. */
function setAddress(session: Session): void {
  const wanted = beside(session).value;
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
export async function lay(session: Session, address: string): Promise<boolean> {
  const isEntering = address === ENTER || address === DESK;
  if (isEntering) {
    atDesk.value = address === DESK;
  }
  const isOthers = isEntering && tab(session).isStrange && view(session).value?.filled !== 0;
  if (beside(session).value === address && !isOthers) {
    return true;
  }
  const isWanted = untilLaid(session);
  const left = (await keptGames()).find(({ id }) => id === tableAt(session, address));
  if (location.hash !== `#${address}` || !isWanted()) {
    // The player has gone elsewhere meanwhile.
    return true;
  }
  if (left && !isOthers && (isEntering || isPractised(session, address))) {
    await resume(session, left);
    if (beside(session).value === address) {
      return true;
    }
  }
  if (isEntering) {
    await enterPuzzle(session, address === DESK);
    return true;
  }
  // Where the player has put something else on the table meanwhile, that keeps its address.
  return practise(session, address).finally(() => setAddress(session));
}

async function practise(session: Session, address: string): Promise<boolean> {
  const [kind, id = "", mode = ""] = address.split("/");
  if (kind === PRACTICE) {
    return (await import("../learn/practice")).practiseById(session, id);
  }
  return (await import("../course/course")).takeById(session, id, mode);
}
