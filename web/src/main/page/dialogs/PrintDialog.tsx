import { useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import { printBoard, printNew } from "../game/printing";
import { view } from "../game/view";
import { words } from "../words";
import { levelSaid } from "../words/level";

const PER_PAGE = [1, 2, 4, 6] as const;
/** From the first steps to puzzles of 17 givens. */
const LEVELS = Array.from({ length: 21 }, (_, level) => level);

/** Prints the board, or new puzzles of a level with their answers on the last page. */
export function PrintDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [perPage, setPerPage] = useState<number>(2);
  const [count, setCount] = useState(4);
  const [level, setLevel] = useState(6);
  return (
    <Dialog title={w.print} close={close}>
      <form
        class="settings"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void printNew(session, level, count, perPage);
        }}
      >
        <label>
          {w.level}
          <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {levelSaid(each)}
              </option>
            ))}
          </select>
        </label>
        <NumberField name={w.howMany} min={1} max={60} value={count} change={setCount} />
        <label>
          {w.perPage}
          <select value={perPage} onChange={(event) => setPerPage(Number(event.currentTarget.value))}>
            {PER_PAGE.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary">
          {w.printNew}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            const shown = view(session).value;
            if (shown) {
              printBoard(session, shown);
            }
          }}
        >
          {w.printThis}
        </button>
      </form>
    </Dialog>
  );
}

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly change: (value: number) => void;
}

/** A whole number; where nothing is written, the least. */
function NumberField({ name, min, max, value, change }: Field) {
  return (
    <label>
      {name}
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onInput={(event) => change(event.currentTarget.valueAsNumber || min)}
      />
    </label>
  );
}
