/// `scan`: puzzles from photos.
package org.escargot.cli.scan;
