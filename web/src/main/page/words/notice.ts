/** The sentence of the moment; also read aloud. */
import { signal } from "@preact/signals";

export const notice = signal<string>("");

/** Said in large letters, as long as it is what is said. */
export const headline = signal("");

/** Says `sentence`, also to those who do not see it. */
export function say(sentence: string): void {
  // The same text again would not be read out.
  notice.value = notice.value === sentence && sentence ? `${sentence}\u00a0` : sentence;
}

/** Says `sentence` behind what is said already. */
export const sayToo = (sentence: string) => say(notice.value ? `${notice.value} ${sentence}` : sentence);

/** Says `sentence` until the end is told; then what stood before is said again, unless something else was said. */
export function sayMeanwhile(sentence: string): () => void {
  const before = notice.value;
  say(sentence);
  const said = notice.value;
  return () => {
    if (notice.value === said) {
      say(before);
    }
  };
}
