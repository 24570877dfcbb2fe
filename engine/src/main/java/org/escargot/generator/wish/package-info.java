/// What a recipe says of the steps: wishes, which judge puzzles, name seeds and tell what is wrong with them.
package org.escargot.generator.wish;
