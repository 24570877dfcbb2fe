/// The files in which programs keep puzzles and games.
package org.escargot.format.app;
