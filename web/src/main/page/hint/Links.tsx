import type { CandidateRef, Link } from "../engine/steps";
import { hint } from "../game/hint";
import { type Line, played } from "./lines";

/** A cell is 30 wide; a candidate has the place of a telephone's key in it. */
const CELL = 30;
/** Half the width of the shape around a candidate. */
const SHAPE = 4.6;

/** So many links leave little of the board to be seen, so they are drawn faintly. */
const MANY = 16;

/** The links of the hint on the screen, over the board: strong ones solid, weak ones dashed. */
export function Links() {
  const shown = hint.value;
  if (!shown || !("step" in shown) || shown.depth < 3) {
    return null;
  }
  if (played.value) {
    return <Arrows line={played.value} />;
  }
  // A proof is gone through line by line: before its end is told, all its links would only be in the way.
  const links = shown.depth === 3 && shown.step.proof.length > 0 ? [] : shown.step.links;
  return links.length > 0 ? <StepLinks links={links} /> : null;
}

/** Arrows from what a line of a proof rests on to what it says. */
function Arrows({ line }: { readonly line: Line }) {
  const to = middle(line.claims);
  const from = line.premises.filter(({ claims }) => claims.length > 0).map(({ claims }) => middle(claims));
  return (
    <svg
      class={`links arrows branch-${line.branch}`}
      viewBox={`0 0 ${9 * CELL} ${9 * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <marker id="arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 6 3 0 6Z" />
        </marker>
      </defs>
      {from
        .filter(([x, y]) => x !== to[0] || y !== to[1])
        .map((point) => (
          <path
            key={point.join(" ")}
            class={line.holds ? "strong" : "weak"}
            d={directed(point, to)}
            marker-end="url(#arrow)"
          />
        ))}
    </svg>
  );
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

/** The same from both ends. */
function curve(from: Point, to: Point): string {
  return from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? directed(from, to) : directed(to, from);
}

/** Bent a little to one side, so that it does not run through the candidates between its ends. */
function directed(a: Point, b: Point): string {
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
