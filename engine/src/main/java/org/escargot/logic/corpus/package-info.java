/// Technique cases in the line format that HoDoKu's library made common, read, written and checked.
package org.escargot.logic.corpus;
