/// Puzzles with rules of their own: [VariantGenerator] makes them, [VariantRecipe] says what is wanted.
package org.escargot.generator.variant;
