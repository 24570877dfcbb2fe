/// The functions of SQL, one class each. Every one takes a puzzle as text; none throws, whatever the text is.
///
/// Spark calls their static `invoke` from the code that it generates, without a box around each argument. So the
/// tools that they work with belong to the thread that calls: see `Workspace`.
@NullMarked
package org.escargot.spark.functions;

import org.jspecify.annotations.NullMarked;
