import { useState } from "preact/hooks";
import type { Hint, Position } from "../engine/answers";
import { StepLinks } from "../hint/Links";
import { light } from "../hint/lit";
import { named } from "../hint/shown";
import { words } from "../words";
import { Cell } from "./Cell";
import { CELLS } from "./houses";
import { focused, hovered } from "./hovered";
import { cellAt } from "./pointer";

interface Shown {
  readonly position: Position;
  readonly givens: string;
  /** What is lit, told down to `rung`; nothing where there is no step. */
  readonly step: Hint | undefined;
  readonly rung: number;
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };
const NOTHING: readonly number[] = CELLS.map(() => 0);

/** A position to look at and to walk through, with a step in it; nothing can be written. */
export function PositionBoard({ position, givens, step, rung }: Shown) {
  const [focus, setFocus] = useState(0);
  const face = {
    digits: position.digits,
    givens,
    solved: [],
    corner: NOTHING,
    centre: position.candidates,
    colours: NOTHING,
    automatic: true,
    focus,
    clashes: [],
  };
  return (
    <div class="layers">
      <div
        class="board"
        role="grid"
        aria-label={words.value.board}
        aria-readonly="true"
        onKeyDown={(event) => {
          const to = focus + (MOVES[event.key] ?? 0);
          if (event.key in MOVES) {
            event.preventDefault();
            if (to >= 0 && to < CELLS.length) {
              setFocus(to);
              event.currentTarget.querySelectorAll<HTMLElement>("[role=gridcell]")[to]?.focus();
              focused.value = to;
            }
          }
        }}
        onFocusIn={() => {
          focused.value = focus;
        }}
        onFocusOut={() => {
          focused.value = -1;
        }}
        onPointerMove={(event) => {
          hovered.value = cellAt(event);
        }}
        onPointerLeave={() => {
          hovered.value = -1;
        }}
      >
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <div key={row} role="row" class="row">
            {CELLS.slice(row * 9, row * 9 + 9).map((cell) => (
              <Cell
                key={cell}
                cell={cell}
                view={face}
                selected={false}
                clashing={false}
                same={false}
                wanted={0}
                peer={false}
                named={named.value.includes(cell)}
                destination={false}
                light={step && light(step, rung, cell)}
                index={false}
                placed={true}
              />
            ))}
          </div>
        ))}
      </div>
      {step && rung >= 3 && <StepLinks links={step.links} />}
    </div>
  );
}
