/// What digits on a board that is not yet full say by the rules: which of them cannot stand together
/// ([org.escargot.rules.filling.Clash]), and which candidates they rule out ([org.escargot.rules.filling.Marks]).
package org.escargot.rules.filling;
