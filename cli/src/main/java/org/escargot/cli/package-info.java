/// The commands, and what they share: input, ordered threads, output, progress.
package org.escargot.cli;
