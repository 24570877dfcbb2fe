import { useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { focusBoard } from "../focus/focus";
import { type Choice, choice } from "../game/choice";
import { words } from "../words";

/** Picks one puzzle of a file: by its number, or at random. */
export function ChoiceDialog({ choice: { puzzles, open, told } }: { readonly choice: Choice }) {
  const w = words.value;
  const [number, setNumber] = useState(1);
  const close = () => {
    choice.value = undefined;
  };
  const take = (index: number) => {
    close();
    void open(puzzles[index] ?? "").then(focusBoard);
  };
  return (
    <Dialog title={w.puzzlesFound(puzzles.length)} close={close}>
      {told && <p role="status">{told}</p>}
      <form
        class="choices"
        onSubmit={(event) => {
          event.preventDefault();
          take(number - 1);
        }}
      >
        <label class="number">
          {w.number}
          <input
            type="number"
            min={1}
            max={puzzles.length}
            value={number}
            onInput={(event) => setNumber(event.currentTarget.valueAsNumber || 1)}
          />
        </label>
        <button type="submit" class="primary">
          {w.take}
        </button>
        <button type="button" onClick={() => take(Math.floor(Math.random() * puzzles.length))}>
          {w.random}
        </button>
      </form>
    </Dialog>
  );
}
