/// The puzzle of a day: the same for everybody, without a server.
@NullMarked
package org.escargot.generator.daily;

import org.jspecify.annotations.NullMarked;
