/// The ways of solving that five French texts describe, each an ordinary class with a main loop to read, and each
/// telling what it does as small events. Start at [org.escargot.method.Method].
package org.escargot.method;
