/// `print`.
package org.escargot.cli.print;
