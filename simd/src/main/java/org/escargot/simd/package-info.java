/// Solving lists in the lanes of vectors: [LaneProvider] is found as a service.
@NullMarked
package org.escargot.simd;

import org.jspecify.annotations.NullMarked;
