/** A proof as lines to go through one by one: what each says of which candidates, and on which it rests. */
import { computed, signal } from "@preact/signals";
import type { CandidateRef, ToldStep } from "../engine/told";
import { hint } from "../game/hint";
import { words } from "../words";
import { short } from "../words/naming";
import type { Wording } from "./Sentence";

export interface Line {
  /** 0, or more in a proof inside another one. */
  readonly level: number;
  /** As it is numbered in the text. */
  readonly number: number;
  readonly runs: readonly Wording[];
  readonly claims: readonly CandidateRef[];
  readonly holds: boolean;
  /** What it rests on: lines before it, or candidates themselves. */
  readonly premises: readonly Premise[];
  /** Which branch it belongs to, from 0. */
  readonly branch: number;
}

export interface Premise {
  readonly claims: readonly CandidateRef[];
  readonly holds: boolean;
}

/** So many links are seen at a glance. */
const SHORT = 5;

/** The lines of `step`: those of its proof, or else the links of its chain; none where a sentence says it all. */
export function linesOf(step: ToldStep): readonly Line[] {
  return step.proof.length > 0 ? proofLines(step) : step.picture.links.length > SHORT ? linkLines(step) : [];
}

function proofLines(step: ToldStep): readonly Line[] {
  const lines: Line[] = [];
  let branch = -1;
  for (const { level, number, because, runs, claim } of step.proof) {
    branch += claim.assumed && level === 0 ? 1 : 0;
    // Numbers begin anew in each proof inside another one, so the last line of a number is meant.
    const premises = because.flatMap(
      (each) => lines.findLast((line) => line.level === level && line.number === each) ?? [],
    );
    const { candidates: claims, holds } = claim;
    lines.push({ level, number, runs, claims, holds, premises, branch: Math.max(0, branch) });
  }
  return lines;
}

function linkLines(step: ToldStep): readonly Line[] {
  const w = words.value.player;
  return step.picture.links.map(({ from, to, strength }, place) => {
    const strong = strength === "strong";
    return {
      level: 0,
      number: place + 1,
      runs: [
        { text: strong ? w.ifFalse : w.ifTrue },
        named(from),
        { text: strong ? w.thenTrue : w.thenFalse },
        named(to),
        { text: "." },
      ],
      claims: to,
      holds: strong,
      premises: [{ claims: from, holds: !strong }],
      branch: 0,
    };
  });
}

/** Such as 5 r1c23, a button that lights its cells. */
function named(claims: readonly CandidateRef[]): Wording {
  const digits = [...new Set(claims.map(([, digit]) => digit))].join("");
  const cells = claims.map(([cell]) => cell);
  return { text: `${digits} ${[...new Set(cells)].map(short).join(", ")}`, cells };
}

/** The line that is shown, from 0; undefined shows all at once. */
export const shownLine = signal<number | undefined>(0);

/** The lines of the hint on the screen, once it is told to its end. */
export const lines = computed<readonly Line[]>(() => {
  const shown = hint.value;
  return shown && "step" in shown && shown.depth === 4 ? linesOf(shown.step) : [];
});

/** The line on the board; nothing where there is none, or all at once. */
export const played = computed<Line | undefined>(() =>
  shownLine.value === undefined ? undefined : lines.value[Math.min(shownLine.value, lines.value.length - 1)],
);
