/// Search under any rules: how many solutions a [org.escargot.rules.Variant] has, and which. Solvers read the
/// [org.escargot.rules.Block]s of its rules and know no rule by itself.
package org.escargot.solver.general;
