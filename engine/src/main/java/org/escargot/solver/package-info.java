/// Search by trial: how many solutions a puzzle has, and which. Fast and proof-giving, but with nothing
/// to say about how a person would find them; that is the work of the techniques.
package org.escargot.solver;
