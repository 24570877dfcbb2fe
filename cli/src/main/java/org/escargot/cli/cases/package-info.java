/// The command `cases`.
package org.escargot.cli.cases;
