import type { CellLight } from "../hint/lit";
import { cellSaid, type Face, numbers } from "../words/cells";

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
  /** Whether centre marks stand in the places of a telephone's keys, not in a line. */
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
    view.colours[cell] && "coloured",
  ].filter(Boolean);
  return (
    <div
      role="gridcell"
      class={classes.join(" ")}
      tabIndex={cell === view.focus ? 0 : -1}
      aria-label={cellSaid(view, cell)}
      aria-selected={selected}
      aria-readonly={given}
      aria-invalid={clashing}
      aria-colindex={(cell % 9) + 1}
    >
      <Colours colours={numbers(view.colours[cell] ?? 0)} />
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

/** More centre marks than this are written smaller, five in a line. */
const SHORT_LINE = 4;

/** Places leave no room for corner marks, so centre marks in a cell with both are written in lines. */
function Marks({
  cell,
  view,
  light,
  placed,
  wanted,
}: Pick<Drawn, "cell" | "view" | "light" | "placed" | "wanted">) {
  const found = (digit: number) => (digit === wanted ? "wanted" : "");
  const centre = numbers(view.centre[cell] ?? 0);
  const corner = numbers(view.corner[cell] ?? 0);
  if (light && light.candidates.size > 0) {
    const shown = new Set([...centre, ...light.candidates.keys()]);
    return (
      <span class="places" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <span key={digit} class={light.candidates.get(digit) ?? "plain"}>
            {shown.has(digit) ? digit : ""}
          </span>
        ))}
      </span>
    );
  }
  return (
    <>
      {corner.map((digit, place) => (
        <span key={digit} class={`corner place-${place} ${found(digit)}`} aria-hidden="true">
          {digit}
        </span>
      ))}
      {placed && centre.length > 0 && corner.length === 0 ? (
        <span class="places" aria-hidden="true">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
            <span key={digit} class={`plain ${centre.includes(digit) ? found(digit) : ""}`}>
              {centre.includes(digit) ? digit : ""}
            </span>
          ))}
        </span>
      ) : (
        centre.length > 0 && (
          <span class={centre.length > SHORT_LINE ? "centre long" : "centre"} aria-hidden="true">
            {centre.includes(wanted)
              ? centre.map((digit) => (
                  <span key={digit} class={found(digit)}>
                    {digit}
                  </span>
                ))
              : centre.join("")}
          </span>
        )
      )}
    </>
  );
}

/** Stripes, so that several colours can share a cell; a letter tells them apart without colour. The plate is for marks
 * that stand too close to have one each. */
function Colours({ colours }: { readonly colours: readonly number[] }) {
  if (colours.length === 0) {
    return null;
  }
  return (
    <>
      <span class="colours" aria-hidden="true">
        {colours.map((colour) => (
          <span key={colour} class={`colour-${colour}`}>
            {"abcdefghi"[colour - 1]}
          </span>
        ))}
      </span>
      <span class="plate" />
    </>
  );
}
