/** The last digit of so many, behind "1 to": from 10 on digits are letters. */
const last = (size: number) => (size > 9 ? `9 and A to ${"ABCDEFGHIJKLMNOP"[size - 10]}` : size);

/** What the place for puzzles with rules of their own says, in English: the other languages have the same keys. */
export const en = {
  title: "Puzzle with rules of its own",
  rules: "Rules",
  usual: (size: number) => `Each row and column has the digits 1 to ${last(size)}.`,
  oblong: (size: number) =>
    `No digit stands twice in a row or column; there are the digits 1 to ${last(size)}.`,
  regions: "Each outlined region has each digit once.",
  help: "Arrows move, digits write, Space changes the mode. Each cell says its rules; J says its cage and the combinations, Shift+J the sum of the selected cells.",
  opened: "The rules are listed below.",
  unread: (what: string) =>
    `Not understood, and so neither drawn nor checked: ${what}. All that is said here holds without it.`,
  breaks: (rules: string) => `breaks: ${rules}`,
  region: "Region",
  noRegion: "This cell lies in no region.",
  found: {
    one: "This is the only solution.",
    several: "This is one of several solutions.",
  },
  hintLater:
    "No further step is found. What some rules of this puzzle say is not explained yet; Check and Notes know them all.",
  none: "There is no such puzzle here. Paste one, or a link to one, on any page.",
  link: "Copy link",
  linked: "The link is copied: it carries the puzzle.",
  stop: "Stop",
  desk: {
    opened: "Each change is kept, and can be undone.",
    refused: "That cannot be written as a puzzle: regions must all have as many cells as there are digits.",
    stale: "The solution that was taken does not obey these rules any more. Take another one.",
    noSolution: "No solution is found.",
    regionsDone: (done: number, all: number) => `${done} of ${all} regions are whole.`,
    drawing: "Counted once all regions are whole.",
    tools: { digits: "Digits", cages: "Cages", regions: "Regions" },
    draw: { cages: "Make a cage", regions: "Make a region" },
    how: "Drag over cells, or select them with Shift and the arrows and press Enter. Digits write the total of a cage; Z, X and C choose.",
    choices: "Rules and solution",
    size: "New board, size",
    rules: {
      diagonal: "Diagonals",
      windoku: "Windows",
      "disjoint-groups": "Disjoint groups",
      "anti-knight": "No equal digits a knight’s move apart",
      "anti-king": "No equal digits that touch at a corner",
      "non-consecutive": "No consecutive digits side by side",
    },
    takeSolution: "Take a random solution",
    takeTotals: "Totals from the solution",
    shown: "Cells show",
    shows: { possible: "what they can hold", solution: "the solution", nothing: "nothing" },
    leavesOne: "(leaves one solution)",
    ring: "A ring is around each digit that would leave one solution.",
    known: "What is known of the puzzle",
    tooLong: "The solutions could not be counted in time.",
    solutions: (count: number, most: number) =>
      count < 0
        ? `more than ${most.toLocaleString("en")} solutions`
        : count === 0
          ? "no solution"
          : count === 1
            ? "1 solution"
            : `${count.toLocaleString("en")} solutions`,
    why: "These have no solution together:",
    whyBoard: "The board itself has none.",
    needless: "Each of these can go alone:",
    minimal: "Nothing can go.",
    level: (level: string, hardest: string) => `${level}; hardest step: ${hardest}`,
    noLevel: "The steps that are known do not solve it.",
    levels: { easy: "Easy", medium: "Medium", hard: "Hard", extreme: "Extreme" },
  },
  cages: {
    title: "Cages",
    cage: (total: number | undefined, cells: number) =>
      `Cage ${total ?? "without a total"}, ${cells} ${cells === 1 ? "cell" : "cells"}`,
    left: (left: number, cells: number) => `${left} left in ${cells} ${cells === 1 ? "cell" : "cells"}`,
    sum: (sum: number) => `its digits add up to ${sum}`,
    none: "The selected cell lies in no cage.",
    combinations: "Combinations",
    struck: "struck out",
    gone: "no longer possible",
    selected: (cells: number, sum: number, open: number) =>
      `${cells} ${cells === 1 ? "cell" : "cells"} selected: sum ${sum}${open > 0 ? `, ${open} empty` : ""}.`,
    inside: (cages: number, total: number, outside: number) =>
      `${cages === 1 ? "1 whole cage" : `${cages} whole cages`} among them: ${total}${
        outside > 0 ? `, and ${outside} ${outside === 1 ? "cell" : "cells"} outside` : ""
      }.`,
    tints: "Tint the cages",
    marks: "Notes go by the combinations",
    calculator: "Calculator",
    cells: "Cells",
    total: "Total",
    wanted: "Digits with (press once) or without (twice)",
    any: "with or without it",
    with: "with it",
    without: "without it",
    found: (count: number) => (count === 1 ? "1 combination" : `${count} combinations`),
  },
  making: {
    title: "Other rules: killer, jigsaw, X…",
    today: "Today’s variant",
    kinds: {
      killer: { name: "Killer", rule: "cages with their totals" },
      jigsaw: { name: "Jigsaw", rule: "pieces in place of boxes" },
      x: { name: "X", rule: "both diagonals, too" },
      windoku: { name: "Windoku", rule: "four windows, too" },
      four: { name: "4×4", rule: "the digits 1 to 4" },
      six: { name: "6×6", rule: "the digits 1 to 6" },
      jigsawSix: { name: "Jigsaw 6×6", rule: "small, with pieces" },
      killerSix: { name: "Killer 6×6", rule: "small, with cages" },
      jigsawX: { name: "Jigsaw X", rule: "pieces and diagonals" },
      evenOdd: { name: "Even and odd", rule: "some cells say which" },
      antiKnight: { name: "Anti-knight", rule: "a knight’s move apart, digits differ" },
      antiKing: { name: "Anti-king", rule: "corner to corner, digits differ" },
      disjoint: { name: "Disjoint groups", rule: "equal places of boxes differ" },
      nonConsecutive: { name: "Non-consecutive", rule: "neighbors differ by 2 or more" },
    },
  },
};
