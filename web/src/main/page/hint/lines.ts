/** A proof as lines to go through one by one: what each says of which candidates, and on which it rests. */

import { computed, signal } from "@preact/signals";
import type { CandidateRef, Hint, Link, Run } from "../engine/steps";
import { hint } from "../game/hint";
import { part } from "../session/session";
import { words } from "../words";
import { short } from "../words/naming";

export interface Line {
  /** 0, or more in a proof inside another one. */
  readonly level: number;
  /** As it is numbered in the text. */
  readonly number: number;
  readonly runs: readonly Run[];
  readonly claims: readonly CandidateRef[];
  readonly holds: boolean;
  /** What it rests on: lines before it, or candidates themselves. */
  readonly premises: readonly Premise[];
  /** Which branch it belongs to, from 0. */
  readonly branch: number;
  /** Those of the chain that it shows. */
  readonly links: readonly Link[];
  /** The line of its branch that says the opposite: both cannot be. */
  readonly against: Line | undefined;
}

export interface Premise {
  readonly claims: readonly CandidateRef[];
  readonly holds: boolean;
}

/** So many links are seen at a glance. */
const SHORT = 5;

/** The lines of `step`: those of its proof, or else the links of its chain; none where a sentence says it all. */
export function linesOf(step: Hint): readonly Line[] {
  return step.proof.length > 0 ? proofLines(step) : step.links.length > SHORT ? linkLines(step) : [];
}

function proofLines(step: Hint): readonly Line[] {
  const lines: Line[] = [];
  let branch = -1;
  for (const { level, number, because, runs, claims, holds, assumed, links = [] } of step.proof) {
    branch += assumed && level === 0 ? 1 : 0;
    // Numbers begin anew in each proof inside another one, so the last line of a number is meant.
    const premises = because.flatMap(
      (each) => lines.findLast((line) => line.level === level && line.number === each) ?? [],
    );
    const line = { level, number, runs, claims, holds, premises, branch: Math.max(0, branch), links };
    lines.push({ ...line, against: assumed ? undefined : lines.findLast((each) => isAgainst(line, each)) });
  }
  return lines;
}

/** Whether two lines of a branch say the opposite of the same candidates. */
const isAgainst = (line: Omit<Line, "against">, before: Line) =>
  before.branch === line.branch &&
  before.level === line.level &&
  before.holds !== line.holds &&
  String(before.claims) === String(line.claims);

function linkLines(step: Hint): readonly Line[] {
  const w = words.value.player;
  return step.links.map(({ from, to, strong }, place) => ({
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
    links: [],
    against: undefined,
  }));
}

/** Such as 5 r1c23, a button that lights its cells. */
function named(claims: readonly CandidateRef[]): Run {
  const digits = [...new Set(claims.map(([, digit]) => digit))].join("");
  const cells = claims.map(([cell]) => cell);
  return { text: `${digits} ${[...new Set(cells)].map(short).join(", ")}`, cells };
}

/** The line that is shown, from 0; undefined shows all at once. */
export const shownLine = part(() => signal<number | undefined>(0));

/** The lines of the hint on the screen, once it is told to its end. */
export const lines = part((session) =>
  computed<readonly Line[]>(() => {
    const shown = hint(session).value;
    return shown && "step" in shown && shown.depth === 4 ? linesOf(shown.step) : [];
  }),
);

/** The line on the board; nothing where there is none, or all at once. */
export const played = part((session) =>
  computed<Line | undefined>(() => {
    const at = shownLine(session).value;
    const all = lines(session).value;
    return at === undefined ? undefined : all[Math.min(at, all.length - 1)];
  }),
);
