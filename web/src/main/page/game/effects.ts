import type { Way } from "../engine/steps";

/** What a step does, as `applyStep` and `counts` take it: placements and eliminations, each as cell and digit. */
export const effectsOf = ({ placements, eliminations }: Way): string =>
  `${placements.join()}-${eliminations.join()}`;
