import { signal } from "@preact/signals";
import { focusBoard } from "../board/focus";
import { enterPuzzle, newGame } from "../game/games";
import { kept } from "../game/settings";
import { words } from "../words";
import { Dialog } from "./Dialog";
import { PasteForm } from "./PasteForm";

const level = kept("level", signal("6"), (value) => Number(value) >= 0 && Number(value) <= 20);

/** Where each named band begins. */
const BANDS = [0, 5, 10, 14, 18, 19, 20];

export function NewGameDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  const value = Number(level.value);
  const band = BANDS.findLastIndex((from) => value >= from);
  return (
    <Dialog title={w.newGame} close={close}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void newGame(value).then(focusBoard);
        }}
      >
        <label for="level">
          {w.level} <b>{level.value}</b> — {w.levels[band]}
        </label>
        <input
          id="level"
          autofocus
          type="range"
          min="0"
          max="20"
          list="bands"
          value={level.value}
          aria-valuetext={`${level.value}, ${w.levels[band]}`}
          onInput={(event) => {
            level.value = event.currentTarget.value;
          }}
        />
        <datalist id="bands">
          {BANDS.map((from) => (
            <option key={from} value={from} />
          ))}
        </datalist>
        <button type="submit" class="primary">
          {w.start}
        </button>
      </form>
      <hr />
      <button
        type="button"
        onClick={() => {
          close();
          void enterPuzzle().then(focusBoard);
        }}
      >
        {w.enter}
      </button>
      <PasteForm
        done={() => {
          close();
          focusBoard();
        }}
      />
    </Dialog>
  );
}
