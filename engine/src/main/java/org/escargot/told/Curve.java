package org.escargot.told;

import org.escargot.explain.Link;

/// A curve over a board, from one point to another and bent towards a third. Points are counted in cells from the upper
/// left corner of the board.
///
/// @param from where it begins
/// @param bend where it is bent to: the middle point of a quadratic curve
/// @param to where it ends
/// @param strength what the link says that it draws
public record Curve(Point from, Point bend, Point to, Link.Strength strength) {
    /// A place on a board.
    ///
    /// @param x how far right, in cells
    /// @param y how far down, in cells
    public record Point(double x, double y) {}
}
