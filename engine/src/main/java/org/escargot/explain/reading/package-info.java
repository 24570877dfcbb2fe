/// What there is to say of a step: its pattern, read into named [values][org.escargot.explain.reading.Value].
///
/// [org.escargot.explain.reading.Readings] knows every pattern, a class for each kind how it is read; chains are read
/// in the style that their technique is told in ([org.escargot.logic.step.ChainStyle]). No word of a language and
/// no color stands here.
package org.escargot.explain.reading;
