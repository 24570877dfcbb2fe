/// The process's surroundings: its streams, what the terminal can show, progress, exit codes.
package org.escargot.cli.terminal;
