import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { CELLS } from "../cells/houses";
import type { Moment } from "../engine/watched";
import { words } from "../words";

interface Shown {
  readonly name: string;
  readonly givens: string;
  readonly moment: ReadonlySignal<Moment | undefined>;
}

/** A position that changes up to sixty times a second: only the cells that differ are drawn anew. */
export function WatchBoard({ name, givens, moment }: Shown) {
  const cells = useMemo(() => CELLS.map(() => signal("")), []);
  useEffect(
    () =>
      effect(() => {
        const shown = moment.value;
        for (const cell of CELLS) {
          (cells[cell] as Signal<string>).value = drawn(cell, givens, shown);
        }
      }),
    [givens, moment],
  );
  return (
    <div class="board watched" role="img" aria-label={name}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} class="row">
          {cells.slice(row * 9, row * 9 + 9).map((cell, column) => (
            <WatchCell key={column} drawn={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a cell shows, as one text: its classes, its digit, its candidates, and the digit that was just eliminated. */
function drawn(cell: number, givens: string, moment: Moment | undefined): string {
  const digit = (moment?.grid ?? givens)[cell] ?? ".";
  const last = moment?.last;
  const here = last && last.kind !== "share" && last.cell === cell ? last : undefined;
  const classes = [
    "cell",
    givens[cell] !== "." ? "given" : moment?.tried.includes(cell) ? "tried" : "entry",
    here ? `now-${here.kind}` : "",
  ];
  return [
    classes.join(" "),
    digit === "." ? "" : digit,
    moment?.candidates[cell] ?? 0,
    here?.kind === "eliminate" ? (here.digit ?? 0) : 0,
  ].join("|");
}

function WatchCell({ drawn }: { readonly drawn: ReadonlySignal<string> }) {
  const [classes, digit, candidates, eliminated] = drawn.value.split("|");
  return (
    <div class={classes ?? ""}>
      {digit ? (
        <span class="digit">{digit}</span>
      ) : (
        <span class="small">{marks(Number(candidates), Number(eliminated))}</span>
      )}
    </div>
  );
}

/** The candidates in the places of a telephone's keys, as one text; the one that was just eliminated is crossed out. */
function marks(candidates: number, eliminated: number) {
  const text = (from: number, to: number) =>
    NUMBERS.slice(from, to)
      .map((digit) => ((candidates >> (digit - 1)) & 1 ? digit : "\u2007") + (digit % 3 === 0 ? "\n" : ""))
      .join("");
  if (eliminated === 0) {
    return candidates === 0 ? "" : text(0, 9);
  }
  return (
    <>
      {text(0, eliminated - 1)}
      <s>{eliminated}</s>
      {eliminated % 3 === 0 ? "\n" : ""}
      {text(eliminated, 9)}
    </>
  );
}

/** The position as text, for those who do not see it. */
export function Rows({ moment }: { readonly moment: Moment }) {
  const w = words.value;
  return (
    <ul class="unseen" aria-label={w.watch.position}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <li key={row}>
          {w.labeled(
            `${w.houses.row} ${row + 1}`,
            [...moment.grid.slice(row * 9, row * 9 + 9)]
              .map((digit) => (digit === "." ? w.blank : digit))
              .join(", "),
          )}
        </li>
      ))}
    </ul>
  );
}
