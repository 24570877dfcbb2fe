import { signal } from "@preact/signals";
import type { Statistics } from "../engine/view";
import type { Session } from "../session/session";
import { kept } from "../settings/settings";
import { ask } from "./ask";

const text = kept("statistics", signal(""), () => true);

/** What the player has done, once it has been asked for. */
export const statistics = signal<Statistics | undefined>(undefined);

let turn: Promise<unknown> = Promise.resolve();

/** Counts a game that was begun or won, or just reads what there is; one after the other, so that none is lost. */
export function countStatistics(session: Session, event: "started" | "won" | "read"): Promise<void> {
  const done = turn.then(() => count(session, event));
  turn = done.catch(() => undefined);
  return done;
}

async function count(session: Session, event: "started" | "won" | "read"): Promise<void> {
  const counted = await ask(session, "statistics", text.value, event);
  if (counted) {
    if (event !== "read") {
      text.value = counted.kept;
    }
    statistics.value = counted;
  }
}
