@NullMarked
package org.escargot.spark.bulk;

import org.jspecify.annotations.NullMarked;
