package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;

/// The evidence of a step: what a player sees in the grid that makes the step valid.
///
/// It holds no effects, no score and no words. What a step is called follows from it.
public sealed interface Pattern
        permits Pattern.Common,
                KrakenFish,
                OddLoop,
                BentSet,
                RectangleChain,
                GivenSymmetry,
                DirectSingle,
                AlignedExclusion,
                Forcing,
                Rank,
                BivalueOddagon,
                Tridagon,
                Exocet,
                DoubleExocet,
                Medusa,
                Blossom,
                SueDeCoq,
                Sums,
                Template,
                Trial {

    /// The digits that the pattern is about; none for a BUG, which is about all.
    DigitSet digits();

    /// The statements "one of these must be true" that the step needs, and no others; with the rule that
    /// a digit stands once in a house and a cell holds one digit, they are the whole proof.
    Truths truths();

    /// The evidence that most puzzles need no more than; apart from the rest, so that what knows no other can be small.
    sealed interface Common extends Pattern
            permits Single, Locked, Subset, Fish, SiameseFish, Chain, ChainPair, Wing, Coloring, DeadlyPattern {}
}
