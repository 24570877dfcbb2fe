import type { VariantWords } from "./words";

const last = (size: number) => (size > 9 ? `9 et A à ${"ABCDEFGHIJKLMNOP"[size - 10]}` : size);

export const fr: VariantWords = {
  title: "Grille aux règles particulières",
  rules: "Règles",
  usual: (size) => `Chaque ligne et chaque colonne a les chiffres 1 à ${last(size)}.`,
  oblong: (size) =>
    `Aucun chiffre n’est deux fois dans une ligne ou une colonne\u202f; il y a les chiffres 1 à ${last(size)}.`,
  regions: "Chaque région entourée a chaque chiffre une fois.",
  help: "Les flèches déplacent, les chiffres écrivent, Espace change de mode. Chaque case dit ses règles.",
  opened: "Les règles sont dans la liste plus bas.",
  unread: (what) =>
    `Non compris, donc ni dessiné ni vérifié\u00a0: ${what}. Tout ce qui est dit ici vaut sans cela.`,
  breaks: (rules) => `enfreint\u00a0: ${rules}`,
  region: "Région",
  noRegion: "Cette case n’est dans aucune région.",
  found: {
    one: "C’est la seule solution.",
    several: "C’est une solution parmi plusieurs.",
  },
  hintLater:
    "Aucune autre étape n’est trouvée. Ce que disent certaines règles de cette grille n’est pas encore expliqué\u202f; Vérifier et Notes les connaissent toutes.",
  none: "Il n’y a pas de telle grille ici. Collez-en une, ou un lien, sur n’importe quelle page.",
  link: "Copier le lien",
  linked: "Le lien est copié\u00a0: il porte la grille.",
  stop: "Arrêter",
};
