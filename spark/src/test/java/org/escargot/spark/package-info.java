@NullMarked
package org.escargot.spark;

import org.jspecify.annotations.NullMarked;
