import type { CandidateRef, Link } from "../engine/steps";
import { hint } from "../game/hint";

/** A cell is 30 wide; a candidate has the place of a telephone's key in it. */
const CELL = 30;
/** Half the width of the shape around a candidate. */
const SHAPE = 4.6;

/** So many links leave little of the board to be seen, so they are drawn faintly. */
const MANY = 16;

/** The links of the hint on the screen, over the board: strong ones solid, weak ones dashed. */
export function Links() {
  const shown = hint.value;
  if (!shown || !("step" in shown) || shown.depth < 3 || shown.step.links.length === 0) {
    return null;
  }
  return <StepLinks links={shown.step.links} />;
}

/** `links` over a board. */
export function StepLinks({ links: all }: { readonly links: readonly Link[] }) {
  const links = bundled(all);
  return (
    <svg
      class={links.length > MANY ? "links many" : "links"}
      viewBox={`0 0 ${9 * CELL} ${9 * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      {links.map(({ path, strong }) => (
        <path key={path} class={strong ? "strong" : "weak"} d={path} />
      ))}
    </svg>
  );
}

/** One path for each pair of ends; a strong link hides the weak one between the same ends. */
function bundled(links: readonly Link[]): readonly { readonly path: string; readonly strong: boolean }[] {
  const paths = new Map<string, boolean>();
  for (const { from, to, strong } of links) {
    const path = curve(middle(from), middle(to));
    paths.set(path, strong || (paths.get(path) ?? false));
  }
  return [...paths].map(([path, strong]) => ({ path, strong }));
}

type Point = readonly [number, number];

/** Where a candidate stands, or the middle of a group. */
function middle(candidates: readonly CandidateRef[]): Point {
  let x = 0;
  let y = 0;
  for (const [cell, digit] of candidates) {
    x += (cell % 9) * CELL + (((digit - 1) % 3) + 0.5) * (CELL / 3);
    y += Math.floor(cell / 9) * CELL + (Math.floor((digit - 1) / 3) + 0.5) * (CELL / 3);
  }
  return [x / candidates.length, y / candidates.length];
}

/** Bent a little to one side, so that it does not run through the candidates between its ends. */
function curve(from: Point, to: Point): string {
  const [a, b] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from];
  const bend = 0.12;
  const turn: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  const said = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${said(off(a, turn))}Q${said(turn)} ${said(off(b, turn))}`;
}

/** The edge of the shape around the candidate at `end`, towards `turn`. */
function off(end: Point, turn: Point): Point {
  const length = Math.hypot(turn[0] - end[0], turn[1] - end[1]);
  const part = Math.min(0.4, SHAPE / length);
  return [end[0] + (turn[0] - end[0]) * part, end[1] + (turn[1] - end[1]) * part];
}
