/// Forcing chains: what follows from an assumption, and what assumptions that cover all cases have in common.
///
/// A propagation follows one assumption; a forcing search compares what follows from several. Where a propagation comes
/// to its end, extra rules may go on from there: the patterns of `sweeps`, then chains inside the chain, of which this
/// room knows only the interface.
///
/// For its evidence a forcing chain is followed once more from its assumptions, because to keep which rule or nested
/// chain made each node false would cost every rating, and following costs one propagation for each branch. Nothing is
/// searched again.
package org.escargot.rating.explainer.forcing;
