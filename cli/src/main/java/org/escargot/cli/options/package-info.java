/// Options and figures that several commands share.
package org.escargot.cli.options;
