import { useSession } from "../components/session";
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
  const session = useSession();
  const shown = hint(session).value;
  if (!shown || !("step" in shown) || shown.depth < 3) {
    return null;
  }
  const line = played(session).value;
  if (line) {
    return <Arrows line={line} />;
  }
  // A proof is gone through line by line: before its end is told, all its links would only be in the way.
  const links = shown.depth === 3 && shown.step.proof.length > 0 ? [] : shown.step.links;
  return links.length > 0 ? <StepLinks links={links} /> : null;
}

/** Arrows from what a line of a proof rests on to what it says, and the chain that it shows; where it is the end of a
 * contradiction, also those to the line that says the opposite. */
function Arrows({ line }: { readonly line: Line }) {
  const ways = line.links.length > 0 ? [] : [line, ...(line.against ? [line.against] : [])].flatMap(arrowsOf);
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
      <Curves links={line.links} />
      {ways.map(({ path, strong }) => (
        <path key={path} class={strong ? "strong" : "weak"} d={path} marker-end="url(#arrow)" />
      ))}
    </svg>
  );
}

interface Drawn {
  readonly path: string;
  readonly strong: boolean;
}

/** From each of its premises to what `line` says, but for those of the same candidate. */
function arrowsOf({ premises, claims, holds }: Line): readonly Drawn[] {
  return premises.flatMap((premise) => {
    const ends = nearest(premise.claims, claims);
    return ends && distance(...ends) > 0 ? [{ path: directed(...ends), strong: holds }] : [];
  });
}

/** `links` over a board. */
export function StepLinks({ links }: { readonly links: readonly Link[] }) {
  return (
    <svg
      class={links.length > MANY ? "links many" : "links"}
      viewBox={`0 0 ${9 * CELL} ${9 * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      <Curves links={links} />
    </svg>
  );
}

/** Each link from candidate to candidate, over what joins those of a group. */
function Curves({ links }: { readonly links: readonly Link[] }) {
  return (
    <>
      {groupsOf(links).map((path) => (
        <path key={path} class="group" d={path} />
      ))}
      {bundled(links).map(({ path, strong }) => (
        <path key={path} class={strong ? "strong" : "weak"} d={path} />
      ))}
    </>
  );
}

/** One path through the candidates of each end that has several. */
function groupsOf(links: readonly Link[]): readonly string[] {
  const groups = links.flatMap(({ from, to }) => [from, to]).filter((end) => end.length > 1);
  return [...new Set(groups.map((end) => `M${end.map((each) => said(placeOf(each))).join("L")}`))];
}

/** One path for each pair of ends; a strong link hides the weak one between the same ends. */
function bundled(links: readonly Link[]): readonly Drawn[] {
  const paths = new Map<string, boolean>();
  for (const { from, to, strong } of links) {
    const ends = nearest(from, to);
    if (ends) {
      const path = curve(...ends);
      paths.set(path, strong || (paths.get(path) ?? false));
    }
  }
  return [...paths].map(([path, strong]) => ({ path, strong }));
}

type Point = readonly [x: number, y: number];
type Ends = readonly [from: Point, to: Point];

/** Where a candidate stands. */
function placeOf([cell, digit]: CandidateRef): Point {
  return [
    (cell % 9) * CELL + (((digit - 1) % 3) + 0.5) * (CELL / 3),
    Math.floor(cell / 9) * CELL + (Math.floor((digit - 1) / 3) + 0.5) * (CELL / 3),
  ];
}

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The two candidates of two groups that are nearest to each other; nothing where one of them is empty. */
function nearest(from: readonly CandidateRef[], to: readonly CandidateRef[]): Ends | undefined {
  const pairs = from.flatMap((one) => to.map((other): Ends => [placeOf(one), placeOf(other)]));
  return pairs.sort((a, b) => distance(...a) - distance(...b))[0];
}

/** The same from both ends. */
function curve(from: Point, to: Point): string {
  return from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? directed(from, to) : directed(to, from);
}

/** Bent a little to one side, so that it does not run through the candidates between its ends. */
function directed(a: Point, b: Point): string {
  const bend = 0.12;
  const turn: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  return `M${said(off(a, turn))}Q${said(turn)} ${said(off(b, turn))}`;
}

const said = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The edge of the shape around the candidate at `end`, towards `turn`. */
function off(end: Point, turn: Point): Point {
  const length = Math.hypot(turn[0] - end[0], turn[1] - end[1]);
  const part = Math.min(0.4, SHAPE / length);
  return [end[0] + (turn[0] - end[0]) * part, end[1] + (turn[1] - end[1]) * part];
}
