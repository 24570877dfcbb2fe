/// Puts many puzzles through threads, in input order.
package org.escargot.cli.work;
