import { useState } from "preact/hooks";
import { printNew, sheets } from "../game/printing";
import { view } from "../state";
import { words } from "../words";
import { Dialog } from "./Dialog";

const PER_PAGE = [1, 2, 4, 6] as const;

/** Prints the board, or new puzzles of a level with their answers on the last page. */
export function PrintDialog({ close }: { readonly close: () => void }) {
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
          void printNew(level, count, perPage);
        }}
      >
        <label>
          {w.level}
          <input
            type="number"
            min={0}
            max={20}
            value={level}
            onInput={(event) => setLevel(event.currentTarget.valueAsNumber || 0)}
          />
        </label>
        <label>
          {w.howMany}
          <input
            type="number"
            min={1}
            max={60}
            value={count}
            onInput={(event) => setCount(event.currentTarget.valueAsNumber || 1)}
          />
        </label>
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
            sheets.value = { perPage: 1, puzzles: [view.value?.digits ?? ""], answers: [] };
          }}
        >
          {w.printThis}
        </button>
      </form>
    </Dialog>
  );
}
