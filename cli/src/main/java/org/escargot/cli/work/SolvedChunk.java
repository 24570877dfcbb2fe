package org.escargot.cli.work;

import java.util.List;
import org.escargot.format.ParseProblem;

/// What became of a chunk of puzzles.
///
/// @param text the lines to print
/// @param problems what could not be read, in input order
public record SolvedChunk(String text, List<ParseProblem> problems, Tally tally) {}
