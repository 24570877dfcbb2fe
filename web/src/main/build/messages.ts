/** Which of the engine's sentences the page fetches, and when. */
import kinds from "./messages.json" with { type: "json" };

type Texts = Readonly<Record<string, string>>;

/** The keys that one of `patterns` matches whole. */
const like = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join("|")})$`);

/** What the engine can say and the page never asks for: steps in one line, flaws of puzzles with rules of their own,
 * and of wishes that *New game* does not offer. */
const UNASKED = like(kinds.unasked);

/** What the first engine never says, because it does not know the techniques and methods that it is about: only the
 * engine in the background fetches it. */
const LATER = like(kinds.later);

/** What is said of rules alone: the engine that knows them fetches it. */
const VARIANTS = like(kinds.variants);

const those = (texts: Texts, wanted: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));

/** The messages of one language by the name of the file that holds them. */
export function messageFiles(code: string, texts: Texts): Readonly<Record<string, Texts>> {
  const asked = those(texts, (key) => !UNASKED.test(key) && !VARIANTS.test(key));
  return {
    [`messages_${code}.json`]: those(asked, (key) => !LATER.test(key)),
    [`messages-background_${code}.json`]: those(asked, (key) => LATER.test(key)),
    [`messages-variant_${code}.json`]: those(texts, (key) => VARIANTS.test(key)),
  };
}
