package org.escargot.grid;

/// Cells that hold no digit twice and add up to a total, as in a killer.
///
/// @param cells the cells, at least one
/// @param total what their digits add up to
public record Cage(CellSet cells, int total) {}
