/// Methods watched at work and compared: `solve --trace`, `compare`.
package org.escargot.cli.trace;
