/// What a step rests on: one record for each shape of evidence, enough to prove, draw and explain it.
package org.escargot.logic.pattern;
