import type { Face } from "../engine/view";
import type { CellLight } from "../hint/lit";
import { words } from "../words";
import { candidateColor, cellSaid, numbers } from "../words/cells";

interface Drawn {
  readonly cell: number;
  readonly view: Face;
  readonly selected: boolean;
  readonly clashing: boolean;
  /** Whether its digit is not the solution's, where the player wants to see that. */
  readonly mistaken: boolean;
  readonly same: boolean;
  /** The digit that is looked for, in marks too; 0 for none. */
  readonly wanted: number;
  readonly peer: boolean;
  readonly named: boolean;
  readonly destination: boolean;
  readonly light: CellLight | undefined;
  readonly index: boolean;
  /** Whether center marks stand in the places of a telephone's keys, not in a line. */
  readonly placed: boolean;
}

export function Cell({
  cell,
  view,
  selected,
  clashing,
  mistaken,
  same,
  wanted,
  peer,
  named,
  destination,
  light,
  index,
  placed,
}: Drawn) {
  const given = view.givens[cell] !== ".";
  const classes = [
    "cell",
    given ? "given" : view.solved.includes(cell) ? "program" : "entry",
    selected && "selected",
    (clashing || mistaken) && "clashing",
    same && "same",
    peer && "peer",
    named && "named",
    destination && "destination",
    light?.house && "in-house",
    light?.cover && "in-cover",
    light?.blocker && "blocker",
    light?.clue,
    view.colors[cell] && "colored",
  ].filter(Boolean);
  return (
    <div
      role="gridcell"
      class={classes.join(" ")}
      tabIndex={cell === view.focus ? 0 : -1}
      aria-label={labelOf(cell, view, light, mistaken)}
      aria-selected={selected}
      aria-readonly={given}
      aria-invalid={clashing || mistaken}
      aria-colindex={(cell % 9) + 1}
    >
      <Colors colors={numbers(view.colors[cell] ?? 0)} />
      <Content cell={cell} view={view} light={light} placed={placed} wanted={wanted} />
      {light?.letter && (
        <span class="set-letter" aria-hidden="true">
          {light.letter}
        </span>
      )}
      {index && (
        <span class="index" aria-hidden="true">
          {cell}
        </span>
      )}
    </div>
  );
}

/** What a cell is called. */
function labelOf(cell: number, view: Face, light: CellLight | undefined, mistaken: boolean): string {
  const wrong = mistaken ? words.value.mistaken : "";
  return [cellSaid(view, cell), arguedSaid(cell, view, light), wrong, light?.said].filter(Boolean).join(", ");
}

/** The candidates that a hint draws in a cell without marks, for those who hear of it. */
function arguedSaid(cell: number, view: Face, light: CellLight | undefined): string {
  const isBare = view.digits[cell] === "." && !view.center[cell];
  const drawn = light ? new Set([...numbers(light.argued), ...light.candidates.keys()]) : new Set<number>();
  return isBare && drawn.size > 0
    ? words.value.labeled(words.value.candidatesNow, [...drawn].sort().join(" "))
    : "";
}

type Filled = Pick<Drawn, "cell" | "view" | "light" | "placed" | "wanted">;

/** The digit, or that which a hint places where it argues with no other, or else the marks. */
function Content(drawn: Filled) {
  const digit = drawn.view.digits[drawn.cell] ?? ".";
  const { ghost, candidates } = drawn.light ?? {};
  if (digit !== ".") {
    return (
      <span class="digit" aria-hidden="true">
        {digit}
      </span>
    );
  }
  if (ghost && candidates && [...candidates.keys()].every((each) => each === ghost)) {
    return (
      <span class="digit ghost placed" data-mark={ghost} aria-hidden="true">
        {ghost}
      </span>
    );
  }
  return <Marks {...drawn} />;
}

/** More center marks than this are written smaller, five in a line. */
const SHORT_LINE = 4;

/** Where center marks stand in places and a cell has corner marks, too, these stand among them, bold. */
function Marks({ cell, view, light, placed, wanted }: Filled) {
  const dye = (digit: number) => candidateColor(view, cell, digit);
  const found = (digit: number) =>
    dye(digit) > 0 ? `dyed dye-${dye(digit)}` : digit === wanted ? "wanted" : "";
  const center = numbers(view.center[cell] ?? 0);
  const corner = numbers(view.corner[cell] ?? 0);
  if (light && (light.candidates.size > 0 || (light.argued !== 0 && corner.length === 0))) {
    const shown = new Set([...center, ...numbers(light.argued), ...light.candidates.keys()]);
    const role = (digit: number) =>
      light.candidates.get(digit) ?? (center.includes(digit) ? `plain ${found(digit)}` : "plain faint");
    return <Places shown={shown} role={role} />;
  }
  const isPlaced = placed || center.some((digit) => dye(digit) > 0);
  if (isPlaced && center.length > 0 && corner.length > 0) {
    const role = (digit: number) => `plain ${corner.includes(digit) ? "cornered " : ""}${found(digit)}`;
    return <Places shown={new Set([...center, ...corner])} role={role} />;
  }
  return (
    <>
      {corner.map((digit, place) => (
        <span
          key={digit}
          class={`corner place-${place} ${found(digit)}`}
          data-mark={digit}
          aria-hidden="true"
        >
          {digit}
        </span>
      ))}
      {center.length > 0 &&
        (isPlaced ? (
          <Places shown={new Set(center)} role={(digit) => `plain ${found(digit)}`} />
        ) : (
          <span class={center.length > SHORT_LINE ? "center long" : "center"} aria-hidden="true">
            {center.some((digit) => found(digit) !== "")
              ? center.map((digit) => (
                  <span key={digit} class={found(digit)} data-mark={digit}>
                    {digit}
                  </span>
                ))
              : center.join("")}
          </span>
        ))}
    </>
  );
}

interface Placed {
  readonly shown: ReadonlySet<number>;
  /** The class of a digit that is shown. */
  readonly role: (digit: number) => string;
}

/** Digits in the places of a telephone's keys. */
function Places({ shown, role }: Placed) {
  return (
    <span class="places" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
        shown.has(digit) ? (
          <span key={digit} class={role(digit)} data-mark={digit}>
            {digit}
          </span>
        ) : (
          <span key={digit} class="plain" />
        ),
      )}
    </span>
  );
}

/** Stripes, so that several colors can share a cell; a letter tells them apart without color. */
function Colors({ colors }: { readonly colors: readonly number[] }) {
  return colors.length === 0 ? null : (
    <span class="colors" aria-hidden="true">
      {colors.map((color) => (
        <span key={color} class={`color-${color}`}>
          {"abcdefghi"[color - 1]}
        </span>
      ))}
    </span>
  );
}
