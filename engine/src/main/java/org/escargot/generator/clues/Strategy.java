package org.escargot.generator.clues;

/// Which clues may go while a puzzle is made.
public enum Strategy {
    /// Those without which naked singles still solve the rest.
    NAKED_SINGLES,
    /// Those without which singles still solve the rest.
    SINGLES,
    /// Those without which there is still one solution.
    TOP_DOWN,
    /// None: it is a stored puzzle of 17 clues in another dress.
    STOCK
}
