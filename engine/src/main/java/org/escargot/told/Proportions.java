package org.escargot.told;

/// How a front draws the candidates of a cell: three by three around its middle, each in a shape. Lengths are parts of
/// a cell.
///
/// @param pitch from the middle of one candidate to that of the next
/// @param radius half the width of the shape around a candidate
public record Proportions(double pitch, double radius) {}
