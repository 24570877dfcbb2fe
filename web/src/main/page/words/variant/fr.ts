import { fr as desk } from "../desk/fr";
import type { VariantWords } from "./words";

const last = (size: number) => (size > 9 ? `9 et A à ${"ABCDEFGHIJKLMNOP"[size - 10]}` : size);

export const fr: VariantWords = {
  title: "Grille aux règles particulières",
  rules: "Règles",
  usual: (size) => `Chaque ligne et chaque colonne a les chiffres 1 à ${last(size)}.`,
  oblong: (size) =>
    `Aucun chiffre n’est deux fois dans une ligne ou une colonne\u202f; il y a les chiffres 1 à ${last(size)}.`,
  regions: "Chaque région entourée a chaque chiffre une fois.",
  help: "Les flèches déplacent, les chiffres écrivent, Espace change de mode. Chaque case dit ses règles\u202f; J dit sa cage et les combinaisons, Maj+J la somme des cases sélectionnées.",
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
  desk: {
    opened: "Chaque modification est gardée et peut être annulée.",
    refused:
      "Cela ne peut pas s’écrire comme grille\u00a0: toutes les régions doivent avoir autant de cases qu’il y a de chiffres.",
    stale: "La solution prise n’obéit plus à ces règles. Prenez-en une autre.",
    noSolution: "Aucune solution n’est trouvée.",
    regionsDone: (done, all) => `${done} régions sur ${all} sont entières.`,
    drawing: "Compté quand toutes les régions seront entières.",
    tools: { digits: "Chiffres", cages: "Cages", regions: "Régions" },
    draw: { cages: "Faire une cage", regions: "Faire une région" },
    how: "Glissez sur des cases, ou sélectionnez-les avec Maj et les flèches, puis Entrée. Les chiffres écrivent la somme d’une cage\u202f; Z, X et C choisissent.",
    choices: "Règles et solution",
    size: "Nouvelle grille, taille",
    rules: {
      diagonal: "Diagonales",
      windoku: "Fenêtres",
      "disjoint-groups": "Groupes disjoints",
      "anti-knight": "Pas de chiffres égaux à un saut de cavalier",
      "anti-king": "Pas de chiffres égaux qui se touchent par un coin",
      "non-consecutive": "Pas de chiffres consécutifs côte à côte",
    },
    takeSolution: "Prendre une solution au hasard",
    takeTotals: "Sommes d’après la solution",
    shown: "Les cases montrent",
    shows: { possible: "ce qu’elles peuvent contenir", solution: "la solution", nothing: "rien" },
    leavesOne: "(laisse une solution)",
    ring: "Un anneau entoure chaque chiffre qui ne laisserait qu’une solution.",
    known: "Ce qu’on sait de la grille",
    tooLong: "Les solutions n’ont pas pu être comptées à temps.",
    solutions: desk.solutions,
    why: "Ensemble, cela n’a pas de solution\u00a0:",
    whyBoard: "La grille elle-même n’en a pas.",
    needless: "Chacun de ces éléments peut partir seul\u00a0:",
    minimal: "Rien ne peut partir.",
    level: (level, hardest) => `${level}\u202f; étape la plus difficile\u00a0: ${hardest}`,
    noLevel: "Les étapes connues ne la résolvent pas.",
    levels: { easy: "Facile", medium: "Moyen", hard: "Difficile", extreme: "Extrême" },
  },
  cages: {
    title: "Cages",
    cage: (total, cells) => `Cage ${total ?? "sans somme"}, ${cells} ${cells === 1 ? "case" : "cases"}`,
    left: (left, cells) => `il reste ${left} dans ${cells} ${cells === 1 ? "case" : "cases"}`,
    sum: (sum) => `la somme de ses chiffres est ${sum}`,
    none: "La case sélectionnée n’est dans aucune cage.",
    combinations: "Combinaisons",
    struck: "rayée",
    gone: "plus possible",
    selected: (cells, sum, open) =>
      `${cells} ${cells === 1 ? "case sélectionnée" : "cases sélectionnées"}\u00a0: somme ${sum}${
        open > 0 ? `, ${open} ${open === 1 ? "vide" : "vides"}` : ""
      }.`,
    inside: (cages, total, outside) =>
      `Dont ${cages === 1 ? "1 cage entière" : `${cages} cages entières`}\u00a0: ${total}${
        outside > 0 ? `, et ${outside} ${outside === 1 ? "case" : "cases"} en dehors` : ""
      }.`,
    tints: "Teinter les cages",
    marks: "Notes selon les combinaisons",
    after: "Réduire les notes d’après elles après chaque chiffre",
    calculator: "Calculatrice",
    cells: "Cases",
    total: "Somme",
    wanted: "Chiffres à inclure (un appui) ou à exclure (deux)",
    any: "avec ou sans",
    with: "inclus",
    without: "exclu",
    found: (count) => (count <= 1 ? `${count} combinaison` : `${count} combinaisons`),
  },
  making: {
    title: "D’autres règles\u00a0: killer, irrégulier, X…",
    today: "La variante du jour",
    ofDay: "Variante du jour",
    before: "Les jours d’avant",
    kinds: {
      killer: { name: "Killer", rule: "des cages et leurs sommes" },
      jigsaw: { name: "Irrégulier", rule: "des régions au lieu des blocs" },
      x: { name: "X", rule: "les deux diagonales aussi" },
      windoku: { name: "Windoku", rule: "quatre fenêtres en plus" },
      four: { name: "4×4", rule: "les chiffres 1 à 4" },
      six: { name: "6×6", rule: "les chiffres 1 à 6" },
      jigsawSix: { name: "Irrégulier 6×6", rule: "petit, avec des régions" },
      killerSix: { name: "Killer 6×6", rule: "petit, avec des cages" },
      jigsawX: { name: "Irrégulier X", rule: "des régions et les diagonales" },
      evenOdd: { name: "Pair et impair", rule: "certaines cases le disent" },
      antiKnight: { name: "Anti-cavalier", rule: "à un saut de cavalier, chiffres différents" },
      antiKing: { name: "Anti-roi", rule: "coin contre coin, chiffres différents" },
      disjoint: { name: "Groupes disjoints", rule: "mêmes places des blocs différentes" },
      nonConsecutive: { name: "Non consécutif", rule: "entre voisins, 2 d’écart au moins" },
    },
  },
};
