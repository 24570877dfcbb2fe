import type { ComponentChildren } from "preact";
import { useSession } from "../components/session";
import type { Run } from "../engine/steps";
import { pointedAt } from "../focus/hovered";
import { act } from "../game/act";
import { named } from "../game/hint";

interface Said {
  readonly runs: readonly Run[];
  /** What a press on the name of cells does, with the first of them; it selects that unless told otherwise. */
  readonly press?: (cell: number) => void;
}

/** A sentence whose pieces that name cells light them while they have the pointer or the focus, and are lit themselves
 * while the cell has it. */
export function Sentence({ runs: told, press }: Said) {
  const session = useSession();
  const pressed = press ?? ((cell) => void act(session, "press", cell));
  const runs = told.flatMap(opened);
  return unbroken(
    runs,
    runs.map((run, place) => piece(runs, run, place, pressed)),
  );
}

/** A bracket that opens a chain belongs to what follows, and not to the words before it. */
function opened(run: Run): readonly Run[] {
  const [, words, brackets] = /^(.*\s)(\(+)$/s.exec(run.text) ?? [];
  return words === undefined || brackets === undefined || names(run)
    ? [run]
    : [{ text: words }, { text: brackets }];
}

/** The pieces of a chain that no line may break: from one of its signs to the next. */
function unbroken(runs: readonly Run[], pieces: readonly ComponentChildren[]): ComponentChildren {
  const lines: ComponentChildren[][] = [[]];
  for (const [place, { text }] of runs.entries()) {
    const before = runs[place - 1]?.text ?? " ";
    if (/\s/.test(text) || /\s/.test(before) || SIGN.test(before)) {
      lines.push([]);
    }
    lines.at(-1)?.push(pieces[place]);
  }
  return lines.map((line, place) =>
    line.length > 1 ? (
      <span key={place} class="whole">
        {line}
      </span>
    ) : (
      line
    ),
  );
}

/** What joins two links of a chain. */
const SIGN = /^[=-]$/;

function piece(
  runs: readonly Run[],
  run: Run,
  place: number,
  press: (cell: number) => void,
): ComponentChildren {
  const stop = names(run) ? stopAfter(runs[place + 1]) : "";
  const begun = place > 0 && names(runs[place - 1]) ? stopAfter(run).length : 0;
  const named = (
    <Piece key={place} run={begun > 0 ? { ...run, text: run.text.slice(begun) } : run} press={press} />
  );
  return stop === "" ? (
    named
  ) : (
    <span key={place} class="whole">
      {named}
      {stop}
    </span>
  );
}

/** Whether a piece names cells, and so is a button. */
const names = (run: Run | undefined) => (run?.cells?.length ?? 0) > 0;

/** The punctuation that begins a piece: no line may begin with it. */
const stopAfter = (run: Run | undefined) =>
  names(run) ? "" : (/^[.,;:!?)]+/.exec(run?.text ?? "")?.[0] ?? "");

function Piece({ run, press }: { readonly run: Run; readonly press: (cell: number) => void }) {
  const session = useSession();
  const cells = run.cells;
  if (!cells || cells.length === 0) {
    return <>{run.text}</>;
  }
  const light = () => {
    named(session).value = cells;
  };
  const dark = () => {
    named(session).value = [];
  };
  return (
    <button
      type="button"
      class={cells.includes(pointedAt(session).value) ? "cells lit" : "cells"}
      onPointerEnter={light}
      onPointerLeave={dark}
      onFocus={light}
      onBlur={dark}
      onClick={() => press(cells[0] as number)}
    >
      {run.text}
    </button>
  );
}
