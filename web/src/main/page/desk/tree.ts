/** The boards on which a puzzle was entered, as rows of a list. */
import type { EnteredTree } from "../engine/setting";

/** A board where ways part or end, the first one, and the one on the table. */
export interface Row {
  readonly number: number;
  readonly puzzle: string;
  /** How many ways lie between the first way and this one, from 0: how far it is set in. */
  readonly lane: number;
  readonly isPresent: boolean;
  /** Whether nothing comes after it. */
  readonly isEnd: boolean;
}

/** The rows of `tree`: each way down to its end, and then the ways that left it, the later ones first. What lies between
 * is reached by undoing. */
export function rowsOf({ present, boards }: EnteredTree): readonly Row[] {
  const children = new Map<number, number[]>();
  for (const { number, parent } of boards) {
    children.set(parent, [...(children.get(parent) ?? []), number]);
  }
  const puzzles = new Map(boards.map(({ number, puzzle }) => [number, puzzle]));
  const rows: Row[] = [];
  const open = (children.get(-1) ?? []).map((number) => ({ number, lane: 0, isFirst: true })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { number, lane, isFirst } = next;
    const onward = children.get(number) ?? [];
    if (isFirst || onward.length !== 1 || number === present) {
      rows.push({
        number,
        puzzle: puzzles.get(number) ?? "",
        lane,
        isPresent: number === present,
        isEnd: onward.length === 0,
      });
    }
    const [same, ...others] = onward;
    for (const other of others) {
      open.push({ number: other, lane: lane + 1, isFirst: false });
    }
    if (same !== undefined) {
      open.push({ number: same, lane, isFirst: false });
    }
  }
  return rows;
}
