import type { LearnWords } from "./words";

/** What the pages of the techniques say, in Greek. */
export const el: LearnWords = {
  nth: (at, of) => `Παράδειγμα ${at} από ${of}`,
  previous: "Προηγούμενο παράδειγμα",
  next: "Επόμενο παράδειγμα",
  ofRules: "Γρίφοι με δικούς τους κανόνες",
  rulesLater: "Οι θέσεις για εξάσκηση είναι killer ή jigsaw· οι υποδείξεις οδηγούν εκεί βήμα βήμα.",
};
