/// What a setter changes of a puzzle with rules of its own ([org.escargot.rules.setting.Edits]), and the rules that are
/// drawn on cells: the kinds there are ([org.escargot.rules.setting.DrawnRule]), and what a stroke over cells means
/// ([org.escargot.rules.setting.DrawnForm]).
package org.escargot.rules.setting;
