/** What is said of photos, in English: the other languages have the same keys. */
export const en = {
  title: "Puzzle from a photo",
  reading: "Reading the photo…",
  noPicture: "The browser cannot open this file as a picture.",
  noGrid:
    "No Sudoku grid was found in this picture. Take it from straight above, with the whole grid in sight and in even light.",
  another: "Another photo",
  grid: "The grid in the photo",
  board: "What was read",
  cell: "What is in this cell",
  help: "Arrows move, digits correct, Delete empties, Enter confirms a cell.",
  sure: "Every cell was read clearly.",
  doubtful: (cells: number) => (cells === 1 ? "1 cell is uncertain." : `${cells} cells are uncertain.`),
  solutions: [
    "The puzzle has no solution: a digit must be wrong.",
    "The puzzle has exactly one solution.",
    "The puzzle has several solutions: a digit must be missing or wrong.",
  ],
  percent: (percent: number) => `${percent}% sure`,
  uncertain: "uncertain",
  corrected: "corrected",
  perhaps: "maybe",
} as const;
