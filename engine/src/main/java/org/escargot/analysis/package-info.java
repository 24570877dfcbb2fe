/// Analysis of a finished puzzle: redundant clues, backdoors, unavoidable sets, neighbors.
package org.escargot.analysis;
