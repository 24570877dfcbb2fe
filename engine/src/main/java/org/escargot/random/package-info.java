/// Chance that can be repeated: the same seed gives the same draws on every machine, in the JVM and on the page.
package org.escargot.random;
