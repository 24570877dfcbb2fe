/// Reading and writing puzzles in the forms that people and programs exchange.
package org.escargot.format;
