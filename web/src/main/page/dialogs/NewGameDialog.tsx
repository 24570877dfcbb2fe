import { Dialog } from "../components/Dialog";
import { open } from "../components/open";
import { focusBoard } from "../focus/focus";
import { enterPuzzle, newGame } from "../game/games";
import { BANDS, bandOf, usualLevel as level } from "../settings/level";
import { words } from "../words";
import { PasteForm } from "./PasteForm";

export function NewGameDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  return (
    <Dialog title={w.newGame} close={close}>
      <LevelForm close={close} />
      <hr />
      <button
        type="button"
        onClick={() => {
          open.value = "famous";
        }}
      >
        {w.famous.title}
      </button>
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

/** Chooses a level, and draws a puzzle of it. */
function LevelForm({ close }: { readonly close: () => void }) {
  const w = words.value;
  const value = Number(level.value);
  const band = bandOf(value);
  return (
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
  );
}
