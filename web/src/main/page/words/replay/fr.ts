import type { ReplayWords } from "./words";

/** What the replay of a game says, in French. */
export const fr: ReplayWords = {
  title: "Comment elle a été résolue",
  loading: "Recherche des moments qui ont duré…",
  empty: "Rien n’a encore été joué ici.",
  play: "Rejouer",
  pause: "Interrompre",
  back: "Un pas en arrière",
  on: "Un pas en avant",
  speed: "Vitesse",
  times: (factor) => `${factor} fois plus vite`,
  moment: (at, of, clock) => `Étape ${at} sur ${of}, à ${clock}`,
  places: "Ce qui a pris du temps",
  place: (clock, spent) => `${spent}, à ${clock}`,
  helped: (hints) => (hints === 1 ? "avec un indice" : `avec ${hints} indices`),
  even: "Aucun moment n’a duré beaucoup plus que les autres, ni demandé un indice.",
  easiest: (name) => `L’étape la plus facile à ce moment : ${name}.`,
  unknown: "Quelque chose était faux dans la grille à ce moment : il n’y a pas d’étape à montrer.",
  none: "Ce lien ne contient aucune résolution.",
  share: "Copier un lien qui la rejoue",
  shared: "Le lien est copié : qui l’ouvre voit cette résolution, avec ses temps.",
};
