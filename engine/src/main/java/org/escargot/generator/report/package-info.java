/// The generator of the report, which does not promise one solution.
package org.escargot.generator.report;
