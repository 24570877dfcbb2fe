import type { Hint } from "../engine/steps";
import { short } from "../words/naming";

/** What a step does, such as `r1c2=5` or `r4c5≠37, r6c5≠3`. */
export function effects(step: Hint): string {
  const eliminated = new Map<number, number[]>();
  for (const [cell, digit] of step.eliminations) {
    eliminated.set(cell, [...(eliminated.get(cell) ?? []), digit]);
  }
  return [
    ...step.placements.map(([cell, digit]) => `${short(cell)}=${digit}`),
    ...[...eliminated].map(([cell, digits]) => `${short(cell)}≠${digits.join("")}`),
  ].join(", ");
}
