package org.escargot.generator.variant;

import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

/// A puzzle and its only solution.
record Made(Variant puzzle, Digits solution) {}
