package org.escargot.canonical;

/// What a search for a form found; it holds until the next search begins.
sealed interface FormSearch permits RowSearch, FullGridSearch, PatternSearch {
    /// The nine rows of the form, nine digits each, four bits a digit, the leftmost highest.
    long[] rows();

    /// See [CanonicalForm#automorphisms].
    int automorphisms();

    /// A morph that takes the grid to its form.
    Morph morph();
}
