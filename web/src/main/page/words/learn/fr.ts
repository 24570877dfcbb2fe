import type { LearnWords } from "./words";

/** What the pages of the techniques say, in French. */
export const fr: LearnWords = {
  nth: (at, of) => `Exemple\u00a0${at} sur\u00a0${of}`,
  previous: "Exemple précédent",
  next: "Exemple suivant",
  ofRules: "Grilles aux règles particulières",
  rulesLater:
    "Les positions pour s’exercer sont des killers ou des sudokus irréguliers\u202f; les indices y mènent pas à pas.",
};
