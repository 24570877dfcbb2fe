package org.escargot.rating.explainer;

/// Whether searches leave out what cannot matter. The answer is the same; leaving nothing out proves it.
enum Shortcuts {
    TAKEN,
    LEFT_OUT
}
