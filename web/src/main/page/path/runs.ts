/** Steps of a path that belong together in a list. */
import type { PathStep } from "../engine/steps";

export interface Run {
  /** The number of its first step, from 0. */
  readonly first: number;
  readonly steps: readonly PathStep[];
}

/** `steps` in order: those in a row that place a digit and eliminate nothing are one run, every other is one of its own. */
export function runsOf(steps: readonly PathStep[]): readonly Run[] {
  const runs: { first: number; steps: PathStep[] }[] = [];
  steps.forEach((step, number) => {
    const last = runs.at(-1);
    if (last && isPlacement(step) && last.steps.every(isPlacement)) {
      last.steps.push(step);
    } else {
      runs.push({ first: number, steps: [step] });
    }
  });
  return runs;
}

const isPlacement = ({ step }: PathStep) => step.placements.length > 0 && step.eliminations.length === 0;
