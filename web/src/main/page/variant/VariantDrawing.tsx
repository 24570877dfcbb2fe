import { useSession } from "../components/session";
import type { Outside, Shape, Variant } from "../engine/variant";
import { cages, isWished } from "./cages";
import {
  bordersOf,
  center,
  filledOf,
  headOf,
  lineOf,
  marginOf,
  middle,
  outlineOf,
  signOf,
  signsOf,
  through,
} from "./geometry";
import { tintsOf } from "./tints";

/** What is drawn of the rules, between the colors of the cells and their digits. Cells say the same in words. */
export function VariantDrawing({ puzzle }: { readonly puzzle: Variant }) {
  const { rows, columns, shapes } = puzzle;
  const margin = marginOf(puzzle);
  return (
    <svg
      class="variant-drawing"
      viewBox={`${-margin} ${-margin} ${columns + 2 * margin} ${rows + 2 * margin}`}
      aria-hidden="true"
      focusable="false"
    >
      {isWished("tints") && <Tints columns={columns} />}
      {shapes.map((shape, at) => (
        <g key={at} class={`role-${shape.role}`}>
          <Painted shape={shape} rows={rows} columns={columns} />
        </g>
      ))}
      <path class="border" d={bordersOf(puzzle)} />
    </svg>
  );
}

/** Cages that touch differ in color and pattern. */
function Tints({ columns }: { readonly columns: number }) {
  const session = useSession();
  const areas = cages(session).value.map(({ cells }) => cells);
  const tints = tintsOf(areas, columns);
  return (
    <g class="tints">
      <Patterns />
      {areas.map((cells, at) => (
        <path key={at} class={`tint-${tints[at]}`} d={filledOf(cells, columns)} />
      ))}
    </g>
  );
}

/** Strokes across a cell, for those who do not tell the colors apart. */
const PATTERNS = ["", "M0 .25H.25", "M.125 0V.25", "M0 .25L.25 0"];

function Patterns() {
  return (
    <defs>
      {PATTERNS.map((strokes, at) => (
        <pattern key={at} id={`tint-${at}`} width="0.25" height="0.25" patternUnits="userSpaceOnUse">
          <rect width="0.25" height="0.25" />
          <path d={strokes} />
        </pattern>
      ))}
    </defs>
  );
}

interface PaintedShape {
  readonly shape: Shape;
  readonly rows: number;
  readonly columns: number;
}

function Painted({ shape, rows, columns }: PaintedShape) {
  switch (shape.form) {
    case "line":
      return (
        <>
          <path class="line" d={lineOf(shape.cells, columns)} />
          {shape.arrow && <path class="line" d={headOf(shape.cells, columns)} />}
        </>
      );
    case "dashed":
    case "solid":
      return (
        <>
          <path class={shape.form} d={outlineOf(shape.cells, columns)} />
          <Label cells={shape.cells} columns={columns} text={shape.label} />
        </>
      );
    case "tint":
      return (
        <>
          <path class="tint" d={filledOf(shape.cells, columns)} />
          <path class="tint-edge" d={outlineOf(shape.cells, columns)} />
          <Label cells={shape.cells} columns={columns} text={shape.label} />
        </>
      );
    case "joint":
      return <Joint cells={shape.cells} label={shape.label} role={shape.role} columns={columns} />;
    case "outside":
      return <OutsideNumber shape={shape} rows={rows} columns={columns} />;
    case "disc":
    case "ring":
    case "square":
    case "diamond":
    case "inwards":
    case "outwards":
      return <Spot form={shape.form} cell={shape.cells[0] ?? 0} columns={columns} />;
  }
}

interface Labeled {
  readonly cells: readonly number[];
  readonly columns: number;
  readonly text: string;
}

/** A number in the upper left of the first cell, on a ground of its own. */
function Label({ cells, columns, text }: Labeled) {
  if (text === "") {
    return null;
  }
  const first = Math.min(...cells);
  const x = first % columns;
  const y = Math.floor(first / columns);
  return (
    <>
      <rect class="label-ground" x={x + 0.03} y={y + 0.03} width={0.06 + 0.155 * text.length} height={0.28} />
      <text class="label" x={x + 0.06} y={y + 0.26}>
        {text}
      </text>
    </>
  );
}

interface Joined {
  readonly cells: readonly number[];
  readonly label: string;
  readonly role: string;
  readonly columns: number;
}

function Joint({ cells, label, role, columns }: Joined) {
  if (role === "greater") {
    return <path class="wedge" d={signOf(cells, columns)} />;
  }
  const { x, y } = center(cells, columns);
  const lines = label.split(" ");
  // Four digits around a corner stand two by two.
  const rows = lines.length > 2 ? [lines.slice(0, 2).join(" "), lines.slice(2).join(" ")] : [lines.join(" ")];
  const radius = cells.length > 2 ? 0.27 : label === "" ? 0.12 : 0.17;
  return (
    <>
      <circle class="dot" cx={x} cy={y} r={radius} />
      {label !== "" &&
        rows.map((row, at) => (
          <text key={at} class="dot-label" x={x} y={y + 0.08 + (at - (rows.length - 1) / 2) * 0.22}>
            {row}
          </text>
        ))}
    </>
  );
}

interface Marked {
  readonly form: "disc" | "ring" | "square" | "diamond" | "inwards" | "outwards";
  readonly cell: number;
  readonly columns: number;
}

function Spot({ form, cell, columns }: Marked) {
  const { x, y } = middle(cell, columns);
  switch (form) {
    case "disc":
      return <circle class="disc" cx={x} cy={y} r={0.37} />;
    case "ring":
      return <circle class="ring" cx={x} cy={y} r={0.39} />;
    case "square":
      return <rect class="disc" x={x - 0.35} y={y - 0.35} width={0.7} height={0.7} />;
    case "diamond": {
      const corner = (right: number, down: number) => ({ x: x + 0.44 * right, y: y + 0.44 * down });
      return (
        <path class="ring" d={`${through([corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)])}Z`} />
      );
    }
    case "inwards":
    case "outwards":
      return <path class="wedge" d={signsOf(cell, columns, form === "inwards")} />;
  }
}

/** A number outside the board, with an arrow where it looks along a diagonal. */
function OutsideNumber({ shape, rows, columns }: PaintedShape & { readonly shape: Outside }) {
  const { down, right } = shape;
  const isArrow = down !== 0 || right !== 0;
  const near = isArrow ? 0.02 : 0.12;
  const x = shape.column + 0.5 + near * toward(shape.column, columns);
  const y = shape.row + 0.5 + near * toward(shape.row, rows);
  const tip = { x: shape.column + 0.5 + 0.47 * right, y: shape.row + 0.5 + 0.47 * down };
  const from = { x: tip.x - 0.2 * right, y: tip.y - 0.2 * down };
  return (
    <>
      <text class="outside" x={x} y={y + 0.13}>
        {shape.label}
      </text>
      {isArrow && (
        <path
          class="wedge"
          d={`${through([from, tip])}M${tip.x - 0.12 * right} ${tip.y}H${tip.x}V${tip.y - 0.12 * down}`}
        />
      )}
    </>
  );
}

/** Which way a row or column outside the board lies from it. */
const toward = (place: number, count: number) => (place < 0 ? 1 : place >= count ? -1 : 0);
