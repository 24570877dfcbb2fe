package org.escargot.explain;

/// What stands below a picture of a step, in one language.
///
/// @param opposite the color that is false where `color` is true
/// @param others the other places of a digit, for the `%d`
/// @param gone what stands after `-`
/// @param put what stands after `=`
record PictureWords(
        String pattern,
        String fin,
        String endoFin,
        String color,
        String opposite,
        String guardian,
        String eliminated,
        String placed,
        String others,
        String gone,
        String put) {
    static PictureWords of(Language language) {
        return switch (language) {
            case ENGLISH ->
                new PictureWords(
                        "the pattern",
                        "fin",
                        "endo fin",
                        "one color",
                        "its opposite",
                        "guardian",
                        "to remove",
                        "to place",
                        "o other places of %d",
                        "after - what is removed",
                        "after = what is placed");
            case FRENCH ->
                new PictureWords(
                        "le motif",
                        "nageoire",
                        "nageoire intérieure",
                        "une couleur",
                        "l’autre couleur",
                        "gardien",
                        "à éliminer",
                        "à placer",
                        "o autres places du %d",
                        "après - ce qui est éliminé",
                        "après = ce qui est placé");
            case GREEK ->
                new PictureWords(
                        "το σχήμα",
                        "πτερύγιο",
                        "εσωτερικό πτερύγιο",
                        "ένα χρώμα",
                        "το αντίθετό του",
                        "φύλακας",
                        "για διαγραφή",
                        "για τοποθέτηση",
                        "o άλλες θέσεις του %d",
                        "μετά από - ό,τι διαγράφεται",
                        "μετά από = ό,τι τοποθετείται");
        };
    }
}
