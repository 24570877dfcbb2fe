/// Lists in bulk: what the engine does faster for many puzzles at once than for one after the other, as
/// transformations of Spark's datasets.
@NullMarked
package org.escargot.spark.bulk;

import org.jspecify.annotations.NullMarked;
