package org.escargot.logic.step;

/// A group of techniques that rest on the same idea; each has a package of its own.
public enum Family {
    /// One place or one digit left.
    SINGLES,
    /// A digit confined to where two houses meet.
    INTERSECTIONS,
    /// As many digits as cells.
    SUBSETS,
    /// As many houses that need a digit as houses that can take it.
    FISH,
    /// Short chains of one digit.
    SINGLE_DIGIT,
    /// A pivot and its pincers.
    WINGS,
    /// Places in two colors.
    COLORING,
    /// What one solution forbids.
    UNIQUENESS,
    /// Cells with one digit more than cells.
    ALMOST_LOCKED_SETS,
    /// All ways to place a digit in the whole grid.
    TEMPLATES,
    /// Ways to fill several cells that leave nothing for another.
    EXCLUSION,
    /// Patterns over several boxes: fireworks, loops of pairs, sectors, exocets.
    EXOTIC,
    /// What only boards with rules of their own have: cages and what they add up to, pieces that lines cut.
    RULES,
    /// Links and assumptions that are followed.
    CHAINS,
    /// A digit put into a cell to see what follows.
    TRIAL
}
