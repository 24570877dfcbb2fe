import type { DeskWords } from "./words";

export const el: DeskWords = {
  choices: "Επιλογές του εργαστηρίου",
  clues: (count) => (count === 1 ? "1 δοσμένο" : `${count} δοσμένα`),
  solutions: (count, most) =>
    count < 0
      ? `πάνω από ${most.toLocaleString("el")} λύσεις`
      : count === 0
        ? "καμία λύση"
        : count === 1
          ? "1 λύση"
          : `${count.toLocaleString("el")} λύσεις`,
  tooLong: "Οι λύσεις δεν πρόλαβαν να μετρηθούν.",
  minimal: "Ελάχιστο: κανένα δοσμένο δεν περισσεύει.",
  spare: (count) =>
    count === 1
      ? "Αυτό το δοσμένο μπορεί να φύγει:"
      : `Οποιοδήποτε από αυτά τα ${count} δοσμένα μπορεί να φύγει, ένα κάθε φορά:`,
  symmetry: "Συμμετρία των δοσμένων",
  inSolutions: (digit, count) =>
    `${digit} σε ${count === 1 ? "1 λύση" : `${count.toLocaleString("el")} λύσεις`}`,
  keep: "Διατήρηση συμμετρίας",
  showPossible: "Εμφάνιση όσων μπορεί ακόμη να έχει κάθε κελί",
  otherRules: "Με κλουβιά, περιοχές και άλλους κανόνες",
  ways: "Δρόμοι που δοκιμάστηκαν",
  isSpare: "αυτό το δοσμένο μπορεί να φύγει",
  isMissing: "το ζητά η συμμετρία",
  possible: (digits) => `δυνατά ${digits}`,
};
