package org.escargot.rating.explainer.chains;

/// Whether searches leave out what cannot matter. The answer is the same; leaving nothing out proves it.
public enum Pruning {
    ON,
    OFF
}
