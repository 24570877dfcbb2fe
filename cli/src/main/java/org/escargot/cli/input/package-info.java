/// Where puzzles come from: files, standard input, arguments; and what is said of lines that cannot be read.
package org.escargot.cli.input;
