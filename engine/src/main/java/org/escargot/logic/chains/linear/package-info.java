/// Chains through candidates alone, found by following each from its start: X-chains and XY-chains.
package org.escargot.logic.chains.linear;
