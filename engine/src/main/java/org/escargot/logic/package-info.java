/// The logic engine: solves as people do, by one step after another.
package org.escargot.logic;
