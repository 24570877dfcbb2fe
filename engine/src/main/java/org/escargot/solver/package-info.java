/// Search by trial: how many solutions a puzzle has, and which. The search is fast and its counts are proved, but it
/// does not say how a person would find them; the techniques of `logic` do.
package org.escargot.solver;
