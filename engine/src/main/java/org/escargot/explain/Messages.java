package org.escargot.explain;

import org.jspecify.annotations.Nullable;

/// The words of one language. The engine reads them only through this interface: from `.properties` files on the
/// JVM ([PropertiesMessages]), from JSON made of the same files on a page.
///
/// The files are flat: one `key=value` a line, UTF-8, comments after `#`, no escapes and no continued lines.
/// The keys:
///
/// - `<technique-id>.name`: what a technique is called;
/// - `<technique-id>.<depth>`, or else `<shape>.<depth>`, or else `any.<depth>`: the sentence of a rung, where
///   the depth is `technique`, `house`, `cells` or `reason` and the shape is the kind of evidence, such as
///   `naked-subset` for naked subsets of every size;
/// - `proof.<name>`: a line of a longer proof ([Statement]), without the full stop at its end;
/// - `part.<name>`: a piece of several sentences;
/// - `notice.<kind>`: what is said of a position apart from steps ([Notice]), with the value `cells`;
/// - `flaw.<kind>`: what is wrong with an input ([org.escargot.format.Flaw]), with the values of its details, in every
///   language but English, which a flaw speaks itself; `flaw.visible` and `flaw.invisible`, a character of the input as
///   it is or by its code, which stands for the `{}`;
/// - `rule.<id>`, `event.<name>`, `brief.<name>`, `tally.<name>`: what methods do ([TraceWords]);
/// - `line.<name>`: a step in one line ([HodokuLine]);
/// - `house.<kind>.<form>`, `houses.<kind>.<form>`: one house or several of a kind; what stands before a `|` is
///   not part of the name; `{n}` is their numbers, `{count}` how many they are;
/// - `digit.<form>`: a digit, for the `{}`, with its article;
/// - `item.<name>`, `word.<name>`, `number.<n>`: pieces of lists.
///
/// In a sentence,
///
/// - `{name}` is a value: cells, digits, houses, candidates, a chain, a word;
/// - `{name:form}` is a form of it: for houses `in`, `of`, `the` or, of several, `each`, or `In` and `Each` at the
///   start of a sentence (its first word stands before the `|`), for lists `or` instead of `and`, for houses in
///   such a list `of-or`, for digits `the`, `a` or `nor`, whose article `digit.<form>` has, and `the-or`, `a-or`;
/// - `{name?one|many}` is the first text if the value counts one thing, else the second; `{name=2?two|others}` likewise
///   for another number;
/// - `{>name}` is the message `part.name`, filled with the same values.
@FunctionalInterface
public interface Messages {
    /// The message of `key`, or `null` if the language has none.
    @Nullable
    String message(String key);
}
