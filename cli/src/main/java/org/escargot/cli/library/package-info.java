/// The library: puzzles of many files in one database, found by what they are.
package org.escargot.cli.library;
