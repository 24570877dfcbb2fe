/// The commands `techniques`, `levels` and `lessons`: lists of what other commands take by name.
package org.escargot.cli.catalog;
