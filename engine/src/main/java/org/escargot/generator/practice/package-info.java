/// Where a technique is the easiest next step: positions to practice it in, and what may surround it.
package org.escargot.generator.practice;
