/// Lists of puzzles as tables: `spark.read().format("escargot").load(path)` reads every format that
/// [org.escargot.format.registry.Formats] knows. [org.escargot.spark.source.PuzzleSource] is the door; `Plan` cuts
/// large lists into parts on the driver, and `PartReader` reads one part on an executor.
@NullMarked
package org.escargot.spark.source;

import org.jspecify.annotations.NullMarked;
