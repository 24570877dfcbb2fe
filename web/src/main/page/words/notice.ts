/** The sentence of the moment; also read aloud. */

import { signal } from "@preact/signals";
import { part, type Session } from "../session/session";

export const notice = part(() => signal<string>(""));

/** Said in large letters, as long as it is what is said. */
export const headline = part(() => signal(""));

/** Says `sentence`, also to those who do not see it. */
export function say(session: Session, sentence: string): void {
  // The same text again would not be read out.
  notice(session).value = notice(session).value === sentence && sentence ? `${sentence}\u00a0` : sentence;
}

/** Says `sentence` behind what is said already. */
export const sayToo = (session: Session, sentence: string) =>
  say(session, notice(session).value ? `${notice(session).value} ${sentence}` : sentence);

/** Says `sentence` until the end is told; then what stood before is said again, unless something else was said. */
export function sayMeanwhile(session: Session, sentence: string): () => void {
  const before = notice(session).value;
  say(session, sentence);
  const said = notice(session).value;
  return () => {
    if (notice(session).value === said) {
      say(session, before);
    }
  };
}
