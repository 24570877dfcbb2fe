/// What programs read: JSON, written value by value.
package org.escargot.json;
