import type { BoardPicture, CandidateRef, Curve, Point } from "../engine/told";
import { hint } from "../game/hint";
import { type Line, played } from "./lines";

/** A cell is 30 wide; a candidate has the place of a telephone's key in it. */
const CELL = 30;
/** Half the width of the shape around a candidate, and how far an arrow is bent, of its own length. */
const SHAPE = 0.153;
const BEND = 0.12;

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
  return shown.depth === 3 && shown.step.proof.length > 0 ? null : <StepLinks picture={shown.step.picture} />;
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
            key={at(point)}
            class={line.holds ? "strong" : "weak"}
            d={arrow(point, to)}
            marker-end="url(#arrow)"
          />
        ))}
    </svg>
  );
}

/** The links of a step over a board. */
export function StepLinks({ picture: { curves, crowded } }: { readonly picture: BoardPicture }) {
  return curves.length === 0 ? null : (
    <svg
      class={crowded ? "links many" : "links"}
      viewBox={`0 0 ${9 * CELL} ${9 * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      {curves.map((curve) => (
        <path key={pathOf(curve)} class={curve.strength} d={pathOf(curve)} />
      ))}
    </svg>
  );
}

const pathOf = ({ from, bend, to }: Omit<Curve, "strength">) => `M${at(from)}Q${at(bend)} ${at(to)}`;

const at = ([x, y]: Point) => `${(x * CELL).toFixed(1)} ${(y * CELL).toFixed(1)}`;

/** Where a candidate stands, or the middle of a group. */
function middle(candidates: readonly CandidateRef[]): Point {
  let x = 0;
  let y = 0;
  for (const [cell, digit] of candidates) {
    x += (cell % 9) + (((digit - 1) % 3) + 0.5) / 3;
    y += Math.floor(cell / 9) + (Math.floor((digit - 1) / 3) + 0.5) / 3;
  }
  return [x / candidates.length, y / candidates.length];
}

/** Bent a little to one side, so that it does not run through the candidates between its ends. */
function arrow(a: Point, b: Point): string {
  const bend: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * BEND, (a[1] + b[1]) / 2 + (b[0] - a[0]) * BEND];
  return pathOf({ from: off(a, bend), bend, to: off(b, bend) });
}

/** The edge of the shape around the candidate at `end`, towards `bend`. */
function off(end: Point, bend: Point): Point {
  const part = Math.min(0.4, SHAPE / Math.hypot(bend[0] - end[0], bend[1] - end[1]));
  return [end[0] + (bend[0] - end[0]) * part, end[1] + (bend[1] - end[1]) * part];
}
