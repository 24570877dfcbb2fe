package org.escargot.rating.explainer;

/// The rungs of the scale, from the first that is tried to the last.
public enum ExplainerTechnique {
    HIDDEN_SINGLE("Hidden Single"),
    DIRECT_LOCKING("Direct Pointing or Claiming"),
    DIRECT_HIDDEN_PAIR("Direct Hidden Pair"),
    NAKED_SINGLE("Naked Single"),
    DIRECT_HIDDEN_TRIPLET("Direct Hidden Triplet"),
    LOCKING("Pointing or Claiming"),
    NAKED_PAIR("Naked Pair"),
    X_WING("X-Wing"),
    HIDDEN_PAIR("Hidden Pair"),
    NAKED_TRIPLET("Naked Triplet"),
    SWORDFISH("Swordfish"),
    HIDDEN_TRIPLET("Hidden Triplet"),
    XY_WING("XY-Wing"),
    XYZ_WING("XYZ-Wing"),
    UNIQUE_LOOP("Unique Rectangle or Loop"),
    NAKED_QUAD("Naked Quad"),
    JELLYFISH("Jellyfish"),
    HIDDEN_QUAD("Hidden Quad"),
    BUG("Bivalue Universal Grave"),
    ALIGNED_PAIR_EXCLUSION("Aligned Pair Exclusion"),
    FORCING_CHAIN_OR_CYCLE("Forcing Chain or Cycle"),
    ALIGNED_TRIPLET_EXCLUSION("Aligned Triplet Exclusion"),
    NISHIO("Nishio Forcing Chains"),
    MULTIPLE("Multiple Forcing Chains"),
    DYNAMIC("Dynamic Forcing Chains"),
    DYNAMIC_WITH_PATTERNS("Dynamic Forcing Chains with Patterns"),
    DYNAMIC_WITH_CHAINS("Dynamic Forcing Chains with Forcing Chains"),
    DYNAMIC_WITH_MULTIPLE("Dynamic Forcing Chains with Multiple Forcing Chains"),
    DYNAMIC_WITH_DYNAMIC("Dynamic Forcing Chains with Dynamic Forcing Chains"),
    DYNAMIC_WITH_NESTED("Dynamic Forcing Chains with Nested Forcing Chains");

    private final String title;

    ExplainerTechnique(String title) {
        this.title = title;
    }

    /// The English name.
    public String title() {
        return title;
    }
}
