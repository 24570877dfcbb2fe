/// The rungs of the scale, one a file. `Ladder` has them in their order.
///
/// The order in which a rung looks decides the rating, so a rung is not a finder of `logic`, even where both look for
/// the same. Each says which finder it doubles, and `RungsAgreeTest` holds the two together.
package org.escargot.rating.explainer.rungs;
