import type { Outside, Shape, Variant } from "../engine/variant";
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

/** What is drawn of the rules, between the colors of the cells and their digits. Cells say the same in words. */
export function VariantDrawing({ puzzle }: { readonly puzzle: Variant }) {
  const { size, shapes } = puzzle;
  const margin = marginOf(puzzle);
  const across = size + 2 * margin;
  return (
    <svg
      class="variant-drawing"
      viewBox={`${-margin} ${-margin} ${across} ${across}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape, at) => (
        <g key={at} class={`role-${shape.role}`}>
          <Painted shape={shape} size={size} />
        </g>
      ))}
      <path class="border" d={bordersOf(puzzle)} />
    </svg>
  );
}

function Painted({ shape, size }: { readonly shape: Shape; readonly size: number }) {
  switch (shape.form) {
    case "line":
      return (
        <>
          <path class="line" d={lineOf(shape.cells, size)} />
          {shape.arrow && <path class="line" d={headOf(shape.cells, size)} />}
        </>
      );
    case "dashed":
    case "solid":
      return (
        <>
          <path class={shape.form} d={outlineOf(shape.cells, size)} />
          <Label cells={shape.cells} size={size} text={shape.label} />
        </>
      );
    case "tint":
      return (
        <>
          <path class="tint" d={filledOf(shape.cells, size)} />
          <path class="tint-edge" d={outlineOf(shape.cells, size)} />
          <Label cells={shape.cells} size={size} text={shape.label} />
        </>
      );
    case "joint":
      return <Joint cells={shape.cells} label={shape.label} role={shape.role} size={size} />;
    case "outside":
      return <OutsideNumber shape={shape} size={size} />;
    case "disc":
    case "ring":
    case "square":
    case "diamond":
    case "inwards":
    case "outwards":
      return <Spot form={shape.form} cell={shape.cells[0] ?? 0} size={size} />;
  }
}

interface Labeled {
  readonly cells: readonly number[];
  readonly size: number;
  readonly text: string;
}

/** A number in the upper left of the first cell, on a ground of its own. */
function Label({ cells, size, text }: Labeled) {
  if (text === "") {
    return null;
  }
  const first = Math.min(...cells);
  const x = first % size;
  const y = Math.floor(first / size);
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
  readonly size: number;
}

function Joint({ cells, label, role, size }: Joined) {
  if (role === "greater") {
    return <path class="wedge" d={signOf(cells, size)} />;
  }
  const { x, y } = center(cells, size);
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
  readonly size: number;
}

function Spot({ form, cell, size }: Marked) {
  const { x, y } = middle(cell, size);
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
      return <path class="wedge" d={signsOf(cell, size, form === "inwards")} />;
  }
}

/** A number outside the board, with an arrow where it looks along a diagonal. */
function OutsideNumber({ shape, size }: { readonly shape: Outside; readonly size: number }) {
  const { down, right } = shape;
  const isArrow = down !== 0 || right !== 0;
  const near = isArrow ? 0.02 : 0.12;
  const x = shape.column + 0.5 + near * toward(shape.column, size);
  const y = shape.row + 0.5 + near * toward(shape.row, size);
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
const toward = (place: number, size: number) => (place < 0 ? 1 : place >= size ? -1 : 0);
