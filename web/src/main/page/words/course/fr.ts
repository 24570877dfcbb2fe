import type { CourseWords } from "./words";

/** What the course says, in French. */
export const fr: CourseWords = {
  title: "Apprendre",
  about:
    "Chapitre par chapitre, de la dernière case vide d’une maison jusqu’aux chaînes. Rien ne demande ce qui n’a pas encore été vu.",
  techniques: "Toutes les techniques",
  begin: "Commencer",
  goOn: "Continuer",
  next: (chapter) => `Ensuite : ${chapter}`,
  review: (count) => (count === 1 ? "Une leçon à revoir" : `${count} leçons à revoir`),
  reviewLater: (when) => `Rien à revoir avant : ${when}.`,
  allDone: "Vous avez parcouru tous les chapitres. Ce qui risque de s’oublier revient ici.",
  chapter: (number) => `Chapitre ${number}`,
  chapters: "Tous les chapitres",
  progress: (done, of) => `${done} sur ${of}`,
  done: "fini",
  read: "Lire la leçon",
  modes: {
    guided: "Avec des indices",
    alone: "Sans aide",
    mixed: "Mélange",
    review: "Révision",
  },
  counted: (mode, done, of) => `${mode} : ${done} sur ${of}`,
  mixedAbout: "Des positions de ce chapitre et des précédents, sans dire lesquelles.",
  met: "Elle s’est présentée dans vos parties sans être vue : à revoir.",
  link: "Copier un lien vers ce chapitre",
  linked: "Le lien est dans le presse-papiers.",
  print: "Imprimer cette vue d’ensemble",
  which: "Quelle est l’étape suivante ? Quelle technique, et où ?",
  look: (lesson) => `L’étape suivante est : ${lesson}. La trouvez-vous ?`,
  guide: (lesson) => `${lesson} : l’indice vous y mène, un mot après l’autre.`,
  found: (lesson) => `Trouvé : ${lesson}.`,
  hinted: "Avec un indice, cela ne compte pas ; la leçon revient bientôt.",
  nextPosition: "Suite",
  another: "Une autre",
  toCourse: "Aux chapitres",
  missing: "Aucune position trouvée ; essayez encore.",
  lessons: {
    "box-single": "Singleton caché d’un bloc",
    "line-single": "Singleton caché d’une ligne ou d’une colonne",
  },
  names: {
    "full-houses": "Dernière case d’une maison",
    boxes: "Singletons cachés des blocs",
    lines: "Singletons cachés des lignes et colonnes",
    cells: "Singletons nus",
    intersections: "Candidats verrouillés",
    "naked-pairs": "Paires nues",
    "hidden-pairs": "Paires cachées",
    triples: "Triplets",
    "x-wings": "X-Wings",
    "strong-links": "Deux liens forts",
    wings: "Ailes",
    "one-solution": "Une seule solution",
    swordfish: "Espadons",
    fins: "Poissons à nageoires",
    colors: "Couleurs",
    "x-chains": "X-chaînes",
    chains: "Chaînes",
    "almost-locked-sets": "Ensembles presque verrouillés",
  },
  lines: {
    "full-houses":
      "Une ligne, une colonne ou un bloc qui n’a plus qu’une case vide : elle reçoit le chiffre manquant.",
    boxes: "Où ce chiffre peut-il encore aller dans ce bloc ? Souvent il ne reste qu’une case.",
    lines: "La même question, posée à une ligne ou à une colonne.",
    cells: "Quels chiffres cette case admet-elle encore ? Parfois un seul.",
    intersections:
      "Un chiffre qui doit être là où un bloc et une ligne se croisent n’est nulle part ailleurs dans l’un ni dans l’autre.",
    "naked-pairs":
      "Deux cases d’une maison qui ont les deux mêmes candidats gardent ces chiffres pour elles.",
    "hidden-pairs":
      "Deux chiffres qui ont les deux mêmes cases dans une maison n’y laissent pas de place aux autres.",
    triples: "La même chose avec trois cases et trois chiffres.",
    "x-wings": "Un chiffre dont les places, dans deux lignes, sont dans les deux mêmes colonnes.",
    "strong-links":
      "Un chiffre qui a deux places dans une maison et deux dans une autre : gratte-ciel, cerf-volant, rectangle vide.",
    wings:
      "Deux ou trois cases à peu de candidats : quoi que soit celle du milieu, un bout porte le chiffre.",
    "one-solution": "Une vraie grille ne finit jamais sur un motif dont on pourrait échanger les chiffres.",
    swordfish: "Un X-Wing de trois lignes et trois colonnes.",
    fins: "Un poisson avec une case de trop exclut encore ce qui voit cette case.",
    colors: "Les places d’un chiffre, en deux couleurs tour à tour : l’une des deux est vraie.",
    "x-chains": "Une chaîne plus longue d’un seul chiffre : l’un de ses bouts est vrai.",
    chains:
      "Des chaînes à travers plusieurs chiffres : l’un des bouts est vrai, et ce qui voit les deux est faux.",
    "almost-locked-sets":
      "Des cases avec un candidat de trop, jointes par un chiffre qu’un seul ensemble peut porter.",
  },
};
