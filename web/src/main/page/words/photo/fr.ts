import type { PhotoWords } from "./words";

export const fr: PhotoWords = {
  title: "Grille d’une photo",
  reading: "Lecture de la photo…",
  noPicture: "Le navigateur ne peut pas ouvrir ce fichier comme image.",
  noGrid:
    "Aucune grille de sudoku n’a été trouvée sur cette image. Photographiez-la bien d’en haut, entière et sous une lumière égale.",
  another: "Autre photo",
  grid: "La grille sur la photo",
  board: "Ce qui a été lu",
  cell: "Contenu de cette case",
  help: "Les flèches déplacent, les chiffres corrigent, Suppr vide, Entrée confirme une case.",
  sure: "Toutes les cases ont été lues clairement.",
  doubtful: (cells) => (cells === 1 ? "1 case est incertaine." : `${cells} cases sont incertaines.`),
  solutions: [
    "La grille n’a aucune solution\u00a0: un chiffre doit être faux.",
    "La grille a exactement une solution.",
    "La grille a plusieurs solutions\u00a0: un chiffre doit manquer ou être faux.",
  ],
  percent: (percent) => `sûre à ${percent}\u202f%`,
  uncertain: "incertaine",
  corrected: "corrigée",
  perhaps: "sinon",
};
