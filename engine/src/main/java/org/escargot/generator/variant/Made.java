package org.escargot.generator.variant;

import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

/// A puzzle, its only solution, and how it can be made easier.
record Made(Variant puzzle, Digits solution, Easing easing) {}
