/// Where answers go, in blocks of whole lines, and the parts that the lines of several commands share.
package org.escargot.cli.output;
