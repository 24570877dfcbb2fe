/// A way through the techniques: chapters of lessons, each with positions that need what it teaches and nothing that
/// was not taught before.
package org.escargot.course;
