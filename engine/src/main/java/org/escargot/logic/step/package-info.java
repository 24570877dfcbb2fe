/// The roles of a step: what it is called, who finds it, who receives it, what it does and how it is proved.
package org.escargot.logic.step;
