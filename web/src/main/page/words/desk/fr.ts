import type { DeskWords } from "./words";

export const fr: DeskWords = {
  choices: "Réglages de l’atelier",
  clues: (count) => (count <= 1 ? `${count} chiffre dévoilé` : `${count} chiffres dévoilés`),
  solutions: (count, most) =>
    count < 0
      ? `plus de ${most.toLocaleString("fr")} solutions`
      : count === 0
        ? "aucune solution"
        : count === 1
          ? "1 solution"
          : `${count.toLocaleString("fr")} solutions`,
  tooLong: "Les solutions n’ont pas pu être comptées à temps.",
  minimal: "Minimale\u00a0: aucun chiffre dévoilé n’est de trop.",
  spare: (count) =>
    count === 1
      ? "Ce chiffre dévoilé peut être retiré\u00a0:"
      : `Chacun de ces ${count} chiffres dévoilés peut être retiré, mais un seul à la fois\u00a0:`,
  symmetry: "Symétrie des chiffres dévoilés",
  inSolutions: (digit, count) =>
    `${digit} dans ${count === 1 ? "1 solution" : `${count.toLocaleString("fr")} solutions`}`,
  keep: "Garder la symétrie",
  showPossible: "Montrer ce que chaque case peut encore contenir",
  otherRules: "Avec cages, régions et autres règles",
  ways: "Chemins essayés",
  isSpare: "ce chiffre peut être retiré",
  isMissing: "attendue par la symétrie",
  possible: (digits) => `possibles ${digits}`,
};
