import type { Face } from "../engine/view";
import type { CellLight } from "../hint/lit";
import { candidateColor, cellSaid, numbers } from "../words/cells";

interface Drawn {
  readonly cell: number;
  readonly view: Face;
  readonly selected: boolean;
  readonly clashing: boolean;
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
  same,
  wanted,
  peer,
  named,
  destination,
  light,
  index,
  placed,
}: Drawn) {
  const digit = view.digits[cell] ?? ".";
  const given = view.givens[cell] !== ".";
  const classes = [
    "cell",
    given ? "given" : view.solved.includes(cell) ? "program" : "entry",
    selected && "selected",
    clashing && "clashing",
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
      aria-label={light?.said ? `${cellSaid(view, cell)}, ${light.said}` : cellSaid(view, cell)}
      aria-selected={selected}
      aria-readonly={given}
      aria-invalid={clashing}
      aria-colindex={(cell % 9) + 1}
    >
      <Colors colors={numbers(view.colors[cell] ?? 0)} />
      {digit !== "." ? (
        <span class="digit" aria-hidden="true">
          {digit}
        </span>
      ) : (
        <Marks cell={cell} view={view} light={light} placed={placed} wanted={wanted} />
      )}
      {index && (
        <span class="index" aria-hidden="true">
          {cell}
        </span>
      )}
    </div>
  );
}

/** More center marks than this are written smaller, five in a line. */
const SHORT_LINE = 4;

/** Places leave no room for corner marks, so center marks in a cell with both are written in lines. */
function Marks({
  cell,
  view,
  light,
  placed,
  wanted,
}: Pick<Drawn, "cell" | "view" | "light" | "placed" | "wanted">) {
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
  const isPlaced = corner.length === 0 && (placed || center.some((digit) => dye(digit) > 0));
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
