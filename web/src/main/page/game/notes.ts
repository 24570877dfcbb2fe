import { standCandidates } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { act } from "./act";

/** Marks every candidate that the player has not ruled out. */
export async function fillCandidates(): Promise<void> {
  standCandidates();
  await act("fill-candidates");
  say(words.value.said.filledIn);
}
