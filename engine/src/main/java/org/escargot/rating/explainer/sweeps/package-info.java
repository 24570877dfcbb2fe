/// Walks over the patterns that both rungs and forcing chains look for: locked digits, naked and hidden sets, basic
/// fish.
///
/// Each walk tells its visitor every pattern in the order of the scale, whether it eliminates anything or not.
/// Forcing chains use what a whole walk finds; a rung stops at the first that serves it.
package org.escargot.rating.explainer.sweeps;
