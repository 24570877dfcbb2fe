/** Combinations of cages that are struck out: what a step makes of them. */
import type { Shape } from "../engine/variant";
import { cageKey, type Struck } from "./kept";
import type { Step } from "./state";

/** What of `struck` there is after `step`, or before it; `shapes` are those of the puzzle. */
export function struckBy(
  struck: Struck,
  shapes: readonly Shape[],
  step: Step,
  way: "after" | "before",
): Struck {
  const next: Record<string, readonly number[]> = { ...struck };
  for (const { layer, cell, before, after } of step) {
    const shape = shapes[cell];
    if (layer === "struck" && shape && "cells" in shape) {
      const key = cageKey(shape.cells);
      const set = before || after;
      const others = (next[key] ?? []).filter((each) => each !== set);
      next[key] = (way === "after" ? after : before) === 0 ? others : [...others, set];
    }
  }
  return next;
}
