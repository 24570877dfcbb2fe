/// The command `analyze`.
package org.escargot.cli.analyze;
