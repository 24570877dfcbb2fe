/// What a rung found, and the way from there to the `Pattern` that proves, draws and explains it.
package org.escargot.rating.explainer.evidence;
