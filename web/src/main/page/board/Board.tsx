import type { TargetedFocusEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CELLS, cellsOf, housesOf } from "../cells/houses";
import { letGo } from "../components/long-press";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { cellOf, focusCell, isMovedFromElsewhere } from "../focus/focus";
import { focused, hovered, isHovering } from "../focus/hovered";
import { act } from "../game/act";
import { named } from "../game/hint";
import { mistakes } from "../game/mistakes";
import { lit } from "../hint/lit";
import type { Session } from "../session/session";
import { centerMarks, indexesHeld, indexesShown, peersShown, sameShown } from "../settings/settings";
import { words } from "../words";
import { destinations } from "./aids";
import { aim } from "./aim";
import { Cell } from "./Cell";
import { listen } from "./listen";
import { cellAt, clicked, entered, moved, pressed } from "./pointer";

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The grid: 81 cells, one of which has the focus. */
export function Board({ view }: { readonly view: View }) {
  const session = useSession();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus follows the game's only while it is on the board: it is never snatched from elsewhere.
    if (grid.current?.contains(document.activeElement)) {
      focusCell(grid.current, view.focus);
    }
  }, [view.focus]);

  return (
    <div
      ref={grid}
      class="board"
      role="grid"
      aria-label={words.value.board}
      aria-describedby="board-help"
      aria-multiselectable="true"
      data-selecting={view.selected.length > 0}
      data-hovering={isHovering(session).value}
      data-won={view.won}
      data-mode={view.mode}
      onKeyDown={(event) => listen(session, event, view)}
      onFocusIn={(event) => follow(session, event, view)}
      onFocusOut={() => {
        focused(session).value = -1;
      }}
      onPointerDown={(event) => pressed(session, event)}
      onClick={(event) => clicked(session, event)}
      onPointerEnter={(event) => entered(session, event)}
      onPointerMove={(event) => moved(session, event)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={() => {
        hovered(session).value = -1;
      }}
      onDblClick={(event) => {
        const cell = cellAt(session, event);
        if (cell >= 0) {
          void act(session, "select-same", cell);
        }
      }}
    >
      <Rows view={view} />
    </div>
  );
}

/** Takes the focus of the game to where that of the page came. */
function follow(session: Session, event: TargetedFocusEvent<HTMLElement>, view: View): void {
  const cell = cellOf(event.currentTarget, event.target);
  focused(session).value = cell;
  if (isMovedFromElsewhere() && cell >= 0 && (cell !== view.focus || view.selected.length === 0)) {
    aim(session, "go-to", cell);
  }
}

/** The cells, drawn as the view, the hint and the pointer have them. */
function Rows({ view }: { readonly view: View }) {
  const session = useSession();
  const light = lit(session).value;
  const selected = new Set(view.selected);
  const clashes = new Set(view.clashes);
  const digit = digitInHand(view);
  const same = new Set(digit ? CELLS.filter((cell) => view.digits[cell] === String(digit)) : []);
  const peers = peersOf(view);
  const wrong = mistakes(session, view.givens, view.digits);
  const placed = view.automatic || centerMarks.value === "places";
  return (
    <>
      {LINES.map((row) => (
        <div key={row} role="row" class="row" aria-rowindex={row + 1}>
          {LINES.map((column) => {
            const cell = row * 9 + column;
            return (
              <Cell
                key={cell}
                cell={cell}
                view={view}
                selected={selected.has(cell)}
                clashing={clashes.has(cell)}
                mistaken={wrong.has(cell)}
                same={same.has(cell)}
                wanted={digit}
                peer={peers.has(cell)}
                named={named(session).value.includes(cell)}
                destination={destinations(session).value.cells.includes(cell)}
                light={light[cell]}
                placed={placed}
                index={indexesShown.value || indexesHeld.value}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}

/** The digit in hand, or that of the one selected cell; 0 if there is none. */
function digitInHand(view: View): number {
  if (typeof view.tool === "number") {
    return view.tool;
  }
  // A board that is won has a moment for itself.
  if (!sameShown.value || view.won) {
    return 0;
  }
  const digit = view.selected.length === 1 ? view.digits[view.selected[0] ?? 0] : undefined;
  return digit && digit !== "." ? Number(digit) : 0;
}

/** The houses of the one selected cell, as a faint cross. */
function peersOf(view: View): ReadonlySet<number> {
  const cell = view.selected[0];
  return new Set(
    peersShown.value && !view.won && cell !== undefined && view.selected.length === 1
      ? housesOf(cell).flatMap(cellsOf)
      : [],
  );
}
