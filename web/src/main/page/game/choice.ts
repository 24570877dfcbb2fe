/** What was brought to the page, and is looked through in a dialog before it is on the table. */
import { signal } from "@preact/signals";

/** The puzzles of a text that holds several, and how one of them is opened. */
export interface Choice {
  readonly puzzles: readonly string[];
  readonly open: (puzzle: string) => Promise<unknown>;
  /** What is to be said of the text beside them. */
  readonly told?: string;
}

/** What there is to choose from. */
export const choice = signal<Choice | undefined>(undefined);

/** The picture whose puzzle is read and looked through. */
export const photo = signal<File | undefined>(undefined);
