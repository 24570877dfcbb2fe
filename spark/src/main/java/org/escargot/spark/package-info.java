/// Escargot inside Apache Spark: [org.escargot.spark.EscargotCatalog] makes the functions of
/// `org.escargot.spark.functions` known to SQL, `org.escargot.spark.bulk` takes lists in bulk, and
/// `org.escargot.spark.source` reads lists of puzzles.
///
/// All of them translate only: they ask the engine's public types and know no Sudoku.
@NullMarked
package org.escargot.spark;

import org.jspecify.annotations.NullMarked;
