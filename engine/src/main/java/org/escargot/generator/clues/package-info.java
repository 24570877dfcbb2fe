/// What a recipe says of the clues: how many, in which symmetry, how minimal, and which may go.
package org.escargot.generator.clues;
