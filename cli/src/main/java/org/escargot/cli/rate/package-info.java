/// The command `rate`, and its output that can be resumed.
package org.escargot.cli.rate;
