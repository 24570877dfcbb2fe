/// Fits the scale for people to measured times: [HumanFit].
package org.escargot.bench.human;
