import type { ReplayWords } from ".";

/** What the replay of a game says, in Greek. */
export const el: ReplayWords = {
  title: "Πώς λύθηκε",
  loading: "Αναζήτηση των σημείων που πήραν χρόνο…",
  empty: "Δεν έχει παιχτεί τίποτε ακόμη εδώ.",
  play: "Αναπαραγωγή",
  pause: "Παύση",
  back: "Ένα βήμα πίσω",
  on: "Ένα βήμα μπροστά",
  speed: "Ταχύτητα",
  times: (factor) => `${factor} φορές πιο γρήγορα`,
  moment: (at, of, clock) => `Βήμα ${at} από ${of}, στο ${clock}`,
  places: "Πού χρειάστηκε χρόνος",
  place: (clock, spent) => `${spent} στο ${clock}`,
  helped: (hints) => (hints === 1 ? "με μία υπόδειξη" : `με ${hints} υποδείξεις`),
  even: "Κανένα σημείο δεν πήρε πολύ περισσότερο χρόνο από τα άλλα, ούτε υπόδειξη.",
  easiest: (name) => `Το πιο εύκολο βήμα εκεί: ${name}.`,
  unknown: "Κάτι ήταν λάθος στο πλέγμα εκεί, οπότε δεν υπάρχει βήμα να ειπωθεί.",
};
