import type { TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";
import { CELLS } from "../cells/houses";
import { useSession } from "../components/session";
import type { Hint, Position } from "../engine/steps";
import type { Face } from "../engine/view";
import { focused, hovered } from "../focus/hovered";
import { named } from "../game/hint";
import { StepLinks } from "../hint/Links";
import { lightOf } from "../hint/lit";
import type { Session } from "../session/session";
import { words } from "../words";
import { Cell } from "./Cell";
import { cellAt } from "./pointer";

interface Shown {
  readonly position: Position;
  readonly givens: string;
  /** What is lit, told down to `depth`; nothing where there is no step. */
  readonly step: Hint | undefined;
  readonly depth: number;
  /** What stands there beside the digits, where that is not the candidates alone. */
  readonly drawn?: Omit<Face, "focus">;
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus as an arrow says, and stops at the edges of the numbers. */
function walk(
  session: Session,
  event: TargetedKeyboardEvent<HTMLElement>,
  focus: number,
  setFocus: (cell: number) => void,
): void {
  if (!Object.hasOwn(MOVES, event.key)) {
    return;
  }
  event.preventDefault();
  const to = focus + (MOVES[event.key] ?? 0);
  if (to >= 0 && to < CELLS.length) {
    setFocus(to);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=gridcell]")[to]?.focus();
    focused(session).value = to;
  }
}

const NOTHING: readonly number[] = CELLS.map(() => 0);

/** A position to look at and to walk through, with a step in it; nothing can be written. */
export function PositionBoard({ position, givens, step, depth, drawn }: Shown) {
  const session = useSession();
  const [focus, setFocus] = useState(0);
  const face = drawn ? { ...drawn, focus } : faceOf(position, givens, focus);
  const light = step ? lightOf(step, depth) : [];
  return (
    <div class="layers">
      <div
        class="board"
        role="grid"
        aria-label={words.value.board}
        aria-readonly="true"
        onKeyDown={(event) => walk(session, event, focus, setFocus)}
        onFocusIn={() => {
          focused(session).value = focus;
        }}
        onFocusOut={() => {
          focused(session).value = -1;
        }}
        onPointerMove={(event) => {
          hovered(session).value = cellAt(session, event);
        }}
        onPointerLeave={() => {
          hovered(session).value = -1;
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
                mistaken={false}
                same={false}
                wanted={0}
                peer={false}
                named={named(session).value.includes(cell)}
                destination={false}
                light={light[cell]}
                index={false}
                placed={true}
              />
            ))}
          </div>
        ))}
      </div>
      {step && depth >= 3 && <StepLinks links={step.links} />}
    </div>
  );
}

/** A position as cells are drawn: its candidates are marks. */
function faceOf(position: Position, givens: string, focus: number): Face {
  return {
    digits: position.digits,
    givens,
    solved: [],
    corner: NOTHING,
    center: position.candidates,
    colors: NOTHING,
    candidateColors: NOTHING,
    automatic: true,
    focus,
    clashes: [],
  };
}
