/** How many solutions a puzzle has; 2 stands for several. */
export type Solutions = 0 | 1 | 2;

/** A puzzle as it was read from a photo, right or not. */
export interface PhotoReading {
  /** 81 characters, `.` for empty. */
  readonly puzzle: string;
  readonly solutions: Solutions;
  /** How likely each cell is what was read, in percent. */
  readonly percent: readonly number[];
  /** What each cell is likeliest if it is not that; 0 for empty. */
  readonly second: readonly number[];
  /** The cells that a person should look at. */
  readonly doubtful: readonly number[];
  /** Where the 10 x 10 lines of the grid cross, row by row as the puzzle is read: x and y by turns, in pixels. */
  readonly crossings: readonly number[];
}
