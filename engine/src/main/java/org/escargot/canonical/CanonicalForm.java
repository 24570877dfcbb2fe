package org.escargot.canonical;

import org.escargot.grid.Grid;

/// The one isomorph that stands for all isomorphs of a grid, and how to get there.
///
/// @param grid the form itself
/// @param automorphisms in how many ways the grid can be moved onto itself: the permutations of its given cells
///     that come from moving rows, columns, bands and stacks and turning the grid over, and that some renaming of
///     the digits takes back; at least 1. Ways that move only empty cells are one and the same
/// @param morph takes the grid to its form
public record CanonicalForm(Grid grid, int automorphisms, Morph morph) {}
