import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CELLS } from "../cells/houses";
import type { PhotoReading } from "../engine/photo-reading";
import { cellOf, focusCell } from "../focus/focus";
import { words } from "../words";
import { short } from "../words/naming";
import { photoWords } from "../words/photo";
import { chosen, digits, doubtful, isCorrected, settle } from "./session";

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

/** What was read, cell by cell, to be corrected by keyboard or looked at by pointer. */
export function ReadBoard({ reading }: { readonly reading: PhotoReading }) {
  const grid = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Where reading ends the keyboard begins here; from then on the focus only follows what happens on the board.
    if (grid.current && (isFirst.current || grid.current.contains(document.activeElement))) {
      focusCell(grid.current, chosen.value);
    }
    isFirst.current = false;
  }, [chosen.value]);
  return (
    <div
      ref={grid}
      class="board"
      role="grid"
      aria-label={photoWords.value.board}
      aria-describedby="photo-help"
      onKeyDown={listen}
      onFocusIn={(event) => {
        chosen.value = cellOf(event.currentTarget, event.target);
      }}
    >
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} role="row" class="row">
          {CELLS.slice(row * 9, row * 9 + 9).map((cell) => (
            <ReadCell key={cell} cell={cell} reading={reading} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ReadCell({ cell, reading }: { readonly cell: number; readonly reading: PhotoReading }) {
  const digit = digits.value[cell] ?? ".";
  const isDoubtful = doubtful.value.has(cell);
  const looks = [
    "cell",
    isDoubtful && "doubtful",
    isCorrected(cell) && "corrected",
    cell === chosen.value && "selected",
  ];
  return (
    <div
      role="gridcell"
      class={looks.filter(Boolean).join(" ")}
      tabIndex={cell === chosen.value ? 0 : -1}
      aria-label={said(cell, reading)}
    >
      {digit !== "." && <span class="digit">{digit}</span>}
      {isDoubtful && <span class="doubt">?</span>}
    </div>
  );
}

/** Such as "Row 4 column 7, 4, 60% sure, uncertain". */
function said(cell: number, reading: PhotoReading): string {
  const digit = digits.value[cell] ?? ".";
  return [
    words.value.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1),
    digit === "." ? words.value.empty : digit,
    certainty(cell, reading),
  ].join(", ");
}

/** How sure it is what stands in `cell`. */
export function certainty(cell: number, reading: PhotoReading): string {
  const w = photoWords.value;
  if (isCorrected(cell)) {
    return w.corrected;
  }
  const percent = w.percent(reading.percent[cell] ?? 0);
  return doubtful.value.has(cell) ? `${percent}, ${w.uncertain}` : percent;
}

/** Such as "r4c7: 4, 60% sure". */
export const shortly = (cell: number, reading: PhotoReading) => {
  const digit = digits.value[cell] ?? ".";
  const what = digit === "." ? words.value.empty : digit;
  return words.value.labeled(short(cell), `${what}, ${certainty(cell, reading)}`);
};

function listen(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  const cell = chosen.value;
  const move = MOVES[event.key];
  if (move !== undefined) {
    event.preventDefault();
    const to = cell + move;
    const leaves = Math.abs(move) === 1 && Math.floor(to / 9) !== Math.floor(cell / 9);
    chosen.value = leaves || to < 0 || to >= CELLS.length ? cell : to;
  } else if (/^[1-9]$/.test(event.key)) {
    settle(cell, Number(event.key));
  } else if (["0", ".", " ", "Delete", "Backspace"].includes(event.key)) {
    event.preventDefault();
    settle(cell, 0);
  } else if (event.key === "Enter") {
    event.preventDefault();
    settle(cell, Number(digits.value[cell]?.replace(".", "0")));
  }
}
