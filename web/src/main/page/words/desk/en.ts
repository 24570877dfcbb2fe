/** What the setter's desk says, in English: the other languages have the same keys. */
export const en = {
  choices: "Choices at the desk",
  clues: (count: number) => (count === 1 ? "1 clue" : `${count} clues`),
  solutions: (count: number, most: number) =>
    count < 0
      ? `more than ${most.toLocaleString("en")} solutions`
      : count === 0
        ? "no solution"
        : count === 1
          ? "1 solution"
          : `${count.toLocaleString("en")} solutions`,
  tooLong: "The solutions could not be counted in time.",
  minimal: "Minimal: no clue can go.",
  spare: (count: number) =>
    count === 1 ? "This clue can go:" : `Any of these ${count} clues can go, one at a time:`,
  symmetry: "Symmetry of the clues",
  inSolutions: (digit: number, count: number) =>
    `${digit} in ${count === 1 ? "1 solution" : `${count.toLocaleString("en")} solutions`}`,
  keep: "Keep the symmetry",
  showPossible: "Show what each cell can still hold",
  otherRules: "With cages, regions and other rules",
  ways: "Ways tried",
  isSpare: "this clue can go",
  isMissing: "wanted by the symmetry",
  possible: (digits: string) => `possible ${digits}`,
};
