/** What a player wishes of a new puzzle with rules of its own beside its level. */

import type { Symmetry } from "../engine/door";
import type { VariantLevel, WantedTechnique } from "../engine/variant";

export interface Wishes {
  /** A technique that the puzzle needs, whatever its level is then. */
  readonly technique: WantedTechnique | undefined;
  /** The symmetry of the givens. */
  readonly symmetry: Symmetry;
  /** The symmetry of pieces and cages. */
  readonly shapes: Symmetry;
  /** The most cells of a cage. */
  readonly largest: number;
  /** Whether a killer has digits, too. */
  readonly givens: boolean;
}

export const LARGEST_CAGES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export const NO_WISHES: Wishes = {
  technique: undefined,
  symmetry: "none",
  shapes: "none",
  largest: 5,
  givens: false,
};

/** As the engine reads them. */
export const coded = (level: VariantLevel, { technique, symmetry, shapes, largest, givens }: Wishes) =>
  [
    technique ? `technique=${technique.technique}` : `level=${level}`,
    `symmetry=${symmetry}`,
    `shapes=${shapes}`,
    `largest=${largest}`,
    ...(givens ? ["givens"] : []),
  ].join(" ");
