@NullMarked
package org.escargot.spark.source;

import org.jspecify.annotations.NullMarked;
