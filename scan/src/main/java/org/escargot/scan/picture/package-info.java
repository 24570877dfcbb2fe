/// Pictures in shades of gray, which places of them are ink, and what ink hangs together.
package org.escargot.scan.picture;
