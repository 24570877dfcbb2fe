/// Codes that several formats share: JSON, XML, lz-string, and digits with runs of blanks. Each has a limit on what it
/// unpacks, and none throws for bad content.
package org.escargot.format.codec;
