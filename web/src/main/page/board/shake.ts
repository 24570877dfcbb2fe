import { haptics } from "../settings/settings";

/** How long a phone shakes for a digit. */
const SHAKE_MS = 12;

/** Answers a digit by a short shake, where the player wants that. */
export function shake(): void {
  if (haptics.value) {
    navigator.vibrate?.(SHAKE_MS);
  }
}
