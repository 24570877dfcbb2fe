/** What the pages of the techniques say, in English: the other languages have the same keys. */
export const en = {
  nth: (at: number, of: number) => `Example ${at} of ${of}`,
  previous: "Previous example",
  next: "Next example",
  ofRules: "Puzzles with rules of their own",
  rulesLater: "Positions for it are killers or jigsaws; hints there lead to it step by step.",
};
