package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A pattern that could be filled in two ways: if the puzzle has one solution, something else must be true.
///
/// The deadly candidates are two in each cell, and each digit stands among them twice or not at all in every
/// house; so exchanging the two in every cell would turn one solution into another.
///
/// @param form the shape of the pattern
/// @param type why something follows
/// @param digits the digits of the pattern; of a BUG, the digits that lie outside of it
/// @param deadly two candidates in each cell; a cell may have lost one of them already
/// @param guardians the cells with candidates that keep the pattern from being deadly
/// @param subset cells outside that form a naked or hidden subset with the guardians (type 3), or none
/// @param links the strong links that bind the pattern's digits (type 4, 6, hidden), the digits of a hidden subset in
/// their house, or none
public record DeadlyPattern(
        Form form, Type type, DigitSet digits, CandidateSet deadly, CellSet guardians, CellSet subset, Truths links)
        implements Pattern.Common {
    /// The shape.
    public enum Form {
        /// Four cells in two rows, two columns and two boxes.
        RECTANGLE,
        /// A rectangle of which some cells are placed already, none of them given.
        AVOIDABLE,
        /// A longer loop of cells with two digits.
        LOOP,
        /// Every unsolved cell with two candidates (BUG, bivalue universal grave).
        BUG
    }

    /// Why something follows.
    public enum Type {
        /// One guardian cell: it holds none of the deadly digits.
        ONE_CELL,
        /// All guardian candidates are one digit, and one of them is true.
        ONE_DIGIT,
        /// Like [#ONE_DIGIT], but the guardian cells do not lie in one line.
        ONE_DIGIT_ACROSS,
        /// One of the candidates outside of the pattern is true, whatever they are.
        ANY_GUARDIAN,
        /// The guardians form a naked subset with other cells.
        SUBSET,
        /// The guardians, as one cell, form a hidden subset with other cells.
        HIDDEN_SUBSET,
        /// A strong link keeps one deadly digit in the guardian cells.
        STRONG_LINK,
        /// Strong links in both directions, guardians across.
        CROSSED_LINKS,
        /// Two strong links meet opposite the one cell without guardians.
        HIDDEN
    }

    /// The cells of the pattern.
    public CellSet cells() {
        return deadly.cells();
    }

    @Override
    public Truths truths() {
        return Truths.of(cells().or(subset)).and(links);
    }
}
