package org.escargot.rules.drawing;

import org.escargot.rules.Cells;

/// Something to paint beside the digits of a board. Cells are those of the [org.escargot.rules.Frame]; a painter
/// decides sizes, and colors by the role.
public sealed interface Shape {
    /// Whose shape it is: the id of its rule ([org.escargot.rules.Constraint#id]).
    String role();

    /// A line through the middles of cells, in their order.
    ///
    /// @param cells at least one; a loop passes its first cell again
    record Line(String role, Cells cells, End end) implements Shape {}

    /// How a line ends.
    enum End {
        /// As it runs.
        PLAIN,
        /// With the head of an arrow.
        ARROW
    }

    /// A mark in the middle of one cell.
    record Spot(String role, int cell, Look look) implements Shape {}

    /// What a mark in a cell looks like.
    enum Look {
        /// A filled disc, as large as the bulb of a thermometer.
        DISC,
        /// A circle around the digit.
        RING,
        /// A filled square.
        SQUARE,
        /// A square that stands on its corner, around the digit.
        DIAMOND,
        /// Signs at the four sides that point to the cell: it is less than its neighbors.
        INWARDS,
        /// Signs at the four sides that point away from the cell.
        OUTWARDS
    }

    /// Cells that belong together.
    ///
    /// @param label what stands in the upper left of their first cell in reading order; empty for nothing
    record Area(String role, Cells cells, Edge edge, String label) implements Shape {}

    /// How an area is told from its surroundings.
    enum Edge {
        /// A dashed line inside its border.
        DASHED,
        /// A solid line inside its border.
        SOLID,
        /// A tint.
        TINT
    }

    /// A mark on the border of two cells, or on the corner of four.
    ///
    /// @param cells the two, or the four; of a sign that points, the one that is less last
    /// @param label what is written in it, several digits with blanks between them; empty for nothing
    record Joint(String role, Cells cells, String label) implements Shape {}

    /// A number outside the board.
    ///
    /// @param row its row, −1 above the board to its size below it
    /// @param column its column, likewise
    /// @param down how many rows down an arrow beside it points, −1, 0 or 1
    /// @param right how many columns to the right it points, likewise; both 0 where there is no arrow
    record Outside(String role, int row, int column, int down, int right, String label) implements Shape {}
}
