/** The sentence of the moment; also read aloud. */
import { signal } from "@preact/signals";

export const notice = signal<string>("");

/** Says `sentence`, also to those who do not see it. */
export function say(sentence: string): void {
  // The same text again would not be read out.
  notice.value = notice.value === sentence && sentence ? `${sentence}\u00a0` : sentence;
}
