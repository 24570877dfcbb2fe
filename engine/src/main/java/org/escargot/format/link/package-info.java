/// Links and codes in which people share puzzles.
package org.escargot.format.link;
