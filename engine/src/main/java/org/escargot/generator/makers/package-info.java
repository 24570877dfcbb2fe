/// How puzzles are attempted: solution grids, what takes clues away from them, and makers of many kinds.
package org.escargot.generator.makers;
