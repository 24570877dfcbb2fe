import type { TargetedFocusEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cellAt } from "../board/pointer";
import { letGo } from "../components/long-press";
import { useSession } from "../components/session";
import type { Variant } from "../engine/variant";
import { cellOf, focusCell, isMovedFromElsewhere } from "../focus/focus";
import type { Session } from "../session/session";
import { words } from "../words";
import { marginOf } from "./geometry";
import { lit } from "./hint";
import { listen } from "./keys";
import { clicked, moved, pressed, released } from "./pointer";
import { select, selectSame } from "./select";
import { clashes, hand, history, isSolved } from "./session";
import { VariantCell } from "./VariantCell";
import { VariantDrawing } from "./VariantDrawing";

/** The grid of a puzzle with rules of its own, and what is drawn of them under its digits. */
export function VariantBoard({ puzzle }: { readonly puzzle: Variant }) {
  const session = useSession();
  const grid = useRef<HTMLDivElement>(null);
  const { rows, columns } = puzzle;
  const { focus } = hand(session).value;
  useEffect(() => {
    // The focus follows the game's only while it is on the board: it is never snatched from elsewhere.
    if (grid.current?.contains(document.activeElement)) {
      focusCell(grid.current, focus);
    }
  }, [focus]);
  const margin = marginOf(puzzle);
  return (
    <div class="variant-layers" style={{ "--rows": rows, "--columns": columns, "--margin": margin }}>
      <div
        ref={grid}
        class="variant-board"
        role="grid"
        aria-label={words.value.board}
        aria-describedby="variant-help"
        aria-multiselectable="true"
        data-won={isSolved(session).value}
        data-mode={hand(session).value.mode}
        onKeyDown={(event) => listen(session, event)}
        onFocusIn={(event) => follow(session, event)}
        onPointerDown={(event) => pressed(session, event, rows, columns)}
        onPointerMove={(event) => moved(session, event, rows, columns)}
        onPointerUp={() => released(session)}
        onPointerCancel={letGo}
        onClick={(event) => clicked(session, event)}
        onDblClick={(event) => selectSame(session, cellAt(session, event, rows, columns))}
      >
        <Rows puzzle={puzzle} />
      </div>
      <VariantDrawing puzzle={puzzle} />
    </div>
  );
}

/** Takes the focus of the game to where that of the page came. */
function follow(session: Session, event: TargetedFocusEvent<HTMLElement>): void {
  const cell = cellOf(event.currentTarget, event.target);
  const { focus, selected } = hand(session).value;
  if (isMovedFromElsewhere() && cell >= 0 && (cell !== focus || selected.length === 0)) {
    select(session, [cell], cell);
  }
}

function Rows({ puzzle }: { readonly puzzle: Variant }) {
  const session = useSession();
  const { rows, columns } = puzzle;
  const board = history(session).value?.board;
  const selected = new Set(hand(session).value.selected);
  const clashing = new Set(clashes(session).value.map(({ cell }) => cell));
  const [only] = hand(session).value.selected;
  const digit = selected.size === 1 && only !== undefined ? (board?.digits[only] ?? 0) : 0;
  const labeled = new Set(
    puzzle.shapes.flatMap((shape) =>
      "label" in shape && shape.form !== "outside" && shape.form !== "joint" && shape.label !== ""
        ? [Math.min(...shape.cells)]
        : [],
    ),
  );
  const caged = new Set(
    puzzle.shapes.flatMap((shape) => (shape.form === "dashed" || shape.form === "solid" ? shape.cells : [])),
  );
  const told = new Set(lit(session).value);
  const upTo = (count: number) => Array.from({ length: count }, (_, line) => line);
  return (
    <>
      {upTo(rows).map((row) => (
        <div key={row} role="row" class="variant-row" aria-rowindex={row + 1}>
          {upTo(columns).map((column) => {
            const cell = row * columns + column;
            return (
              <VariantCell
                key={cell}
                cell={cell}
                selected={selected.has(cell)}
                clashing={clashing.has(cell)}
                wanted={digit}
                labeled={labeled.has(cell)}
                caged={caged.has(cell)}
                lit={told.has(cell)}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
