package org.escargot.canonical;

import org.escargot.grid.Grid;

/// The one isomorph that stands for all isomorphs of a grid, and how to get there.
///
/// @param grid the form itself
/// @param automorphisms how many automorphisms the grid has, at least 1: permutations of its given cells that come
///     from moving rows, columns, bands and stacks and turning the grid over, and that some renaming of the digits
///     undoes. Those that differ only in where empty cells go count once
/// @param morph takes the grid to its form
public record CanonicalForm(Grid grid, int automorphisms, Morph morph) {}
