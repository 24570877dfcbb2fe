/** Counts the solutions of the puzzle that is being set, beside the game, and lights on the board what they have. */

import { computed, effect, signal, untracked } from "@preact/signals";
import { CELLS } from "../cells/houses";
import { backgroundEngine } from "../engine/client";
import { keepCounting } from "../engine/counting";
import type { Symmetry } from "../engine/door";
import { SYMMETRIES } from "../engine/door";
import type { EnteredTree, Tally } from "../engine/setting";
import { act } from "../game/act";
import { ask } from "../game/ask";
import { proper } from "../game/rating";
import { puzzleOf } from "../game/solutions";
import { view } from "../game/view";
import { type CellLight, litMeanwhile, UNLIT } from "../hint/lit";
import { part, type Session } from "../session/session";
import { atDesk, kept } from "../settings/settings";
import { numbers } from "../words/cells";
import { deskWords } from "../words/desk";

/** So many solutions are counted; of more there are only "more". */
export const MOST = 10_000;

/** Which symmetry the setter wants to keep. */
export const wantedSymmetry = kept<Symmetry>("symmetry", signal<Symmetry>("none"), (value) =>
  SYMMETRIES.includes(value),
);

/** Whether the board shows what each cell can still hold. */
export const possibleShown = kept("possible", signal(true), () => true);

/** What is known of a puzzle. */
export interface Known {
  readonly puzzle: string;
  readonly tally: Tally;
  /** The cells whose clues could go; undefined until that is known, or where there is not exactly one solution. */
  readonly spare?: readonly number[];
}

/** What is known of the puzzle on the board, or of the last one for which anything was. */
export const known = part(() => signal<Known | undefined>(undefined));

/** The solutions of each puzzle that was counted: how many, or -1 for more than are counted. */
export const counted = part(() => signal<ReadonlyMap<string, number>>(new Map()));

/** The boards on which the puzzle was entered. */
export const tree = part(() => signal<EnteredTree | undefined>(undefined));

const counter = part(() => backgroundEngine(async () => undefined));

/** The puzzle that is being set; undefined where none is. */
const puzzle = part((session) =>
  computed(() => {
    const shown = view(session).value;
    return shown?.stage === "entering" && atDesk.value ? puzzleOf(shown) : undefined;
  }),
);

/** Whether the last count was given up. */
export const isTooLong = part((session) =>
  keepCounting({
    wanted: () => puzzle(session).value,
    counted: () => known(session).value?.puzzle,
    count: (asked) => count(session, asked),
    stop: () => counter(session).stop(),
  }),
);

async function count(session: Session, asked: string): Promise<void> {
  const tally = await counter(session).ask("tally", asked, MOST);
  counted(session).value = new Map(counted(session).value).set(asked, tally.whole ? tally.solutions : -1);
  known(session).value = { puzzle: asked, tally };
  if (tally.whole && tally.solutions === 1 && asked === puzzle(session).value) {
    known(session).value = { puzzle: asked, tally, spare: await counter(session).ask("redundant", asked) };
    proper(session).value = asked === puzzle(session).value ? asked : undefined;
  }
}

/** Counts, and lights what is known, from now on. */
export const watchDesk = part((session) => {
  // What was proper may not be so any more.
  puzzle(session).subscribe(() => {
    proper(session).value = undefined;
  });
  isTooLong(session);
  effect(() => {
    if (puzzle(session).value !== undefined) {
      untracked(() => void ask(session, "tree").then((grown) => (tree(session).value = grown)));
    }
  });

  // The engine keeps the symmetry for the desk alone, and a fresh one knows nothing of it.
  effect(() => {
    const shown = view(session).value;
    const wanted = atDesk.value ? wantedSymmetry.value : "none";
    if (shown && shown.symmetry !== wanted) {
      untracked(() => void act(session, "keep-symmetry", wanted));
    }
  });

  effect(() => {
    const found = known(session).value?.puzzle === puzzle(session).value ? known(session).value : undefined;
    const missing = view(session).value?.missing ?? [];
    litMeanwhile(session).value =
      puzzle(session).value === undefined
        ? []
        : CELLS.map((cell) => lightOf(session, cell, found, missing.includes(cell)));
  });
});

function lightOf(
  session: Session,
  cell: number,
  found: Known | undefined,
  isMissing: boolean,
): CellLight | undefined {
  const w = deskWords.value;
  const isEmpty = puzzle(session).value?.[cell] === ".";
  const bits = isEmpty && possibleShown.value ? (found?.tally.possible[cell] ?? 0) : 0;
  const isSpare = found?.spare?.includes(cell) ?? false;
  const possible = numbers(bits);
  const [only] = possible;
  const said = [isSpare && w.isSpare, isMissing && w.isMissing, bits !== 0 && w.possible(possible.join(" "))];
  return bits === 0 && !isSpare && !isMissing
    ? undefined
    : {
        ...UNLIT,
        argued: bits,
        candidates: possible.length === 1 && only ? new Map([[only, "only"]]) : new Map(),
        clue: isSpare ? "spare" : isMissing ? "missing" : undefined,
        said: said.filter(Boolean).join(", "),
      };
}
