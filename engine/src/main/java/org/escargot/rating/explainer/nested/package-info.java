/// Chains inside a chain: searches for cycles, chains and forcing chains in the middle of a propagation, and what
/// the outer chain must know of their conclusions.
package org.escargot.rating.explainer.nested;
