/// What can be said of a finished puzzle: clues it can spare, backdoors, unavoidable sets, neighbours.
package org.escargot.analysis;
