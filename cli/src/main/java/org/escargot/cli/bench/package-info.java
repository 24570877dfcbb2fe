/// The command `bench`.
package org.escargot.cli.bench;
