/** Marks of the player: whether digits write them, and what is done to all of them at once. */

import { effect, signal } from "@preact/signals";
import type { View } from "../engine/view";
import type { Session } from "../session/session";
import { kept } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { act } from "./act";
import { isPaused, view } from "./view";

/** The kind of marks that was written last. */
const kind = kept("notes", signal<"center" | "corner">("center"), (value) =>
  ["center", "corner"].includes(value),
);

/** Whether digits write marks. */
export const isNoting = ({ mode }: View) => mode === "center" || mode === "corner";

/** Remembers from now on which kind of marks was written last. */
export const watchNotes = (session: Session) =>
  effect(() => {
    const mode = view(session).value?.mode;
    if (mode === "center" || mode === "corner") {
      kind.value = mode;
    }
  });

/** Has digits written as marks of the kind that was written last, or as digits again. */
export async function switchNotes(session: Session, shown: View): Promise<void> {
  const isOn = isNoting(shown);
  await act(session, "set-mode", isOn ? "digit" : kind.value);
  if (!isOn && !isPaused(session)) {
    say(session, words.value.notesHeld);
  }
}

/** Marks every candidate that the player has not ruled out. */
export async function fillCandidates(session: Session): Promise<void> {
  await act(session, "fill-candidates");
  if (!isPaused(session)) {
    say(session, words.value.said.filledIn);
  }
}
