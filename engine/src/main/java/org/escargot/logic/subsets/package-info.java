/// As many digits as cells: naked and hidden subsets, locked pairs and triples.
package org.escargot.logic.subsets;
