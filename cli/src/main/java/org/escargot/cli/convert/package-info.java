/// Formats, and puzzles from one to another: the commands `convert`, `formats` and `famous`.
package org.escargot.cli.convert;
