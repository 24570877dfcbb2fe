import { Choice, type Closing, goTo } from "../components/Choice";
import { focusBoard } from "../focus/focus";
import { openFile } from "../game/files";
import { brought } from "../game/variants";
import { download } from "../game/written";
import { words } from "../words";
import { say } from "../words/notice";
import { clearMarks, copyLink, fillNotes, keepCheckpoint, restart, solve } from "./actions";
import { checkpoints, isSetting, puzzle } from "./session";

/** What the menu offers for the game with rules of its own: the same as for every other, as far as it is there. */
export function VariantGameChoices({ close }: Closing) {
  const w = words.value;
  return (
    <div class="choices rows">
      <Choice name={w.games} choose={() => goTo("games")} />
      <Choice name={w.daily.title} choose={() => goTo("daily")} />
      <Choice name={w.statistics} choose={() => goTo("statistics")} />
      <Choice
        name={w.desk}
        choose={() => {
          close();
          brought.value = { setting: isSetting.value ? undefined : puzzle.value?.source };
        }}
      />
      {puzzle.value && !isSetting.value && (
        <>
          <Choice name={w.fill} choose={then(close, fillNotes)} />
          <Choice name={w.clearMarks} choose={then(close, clearMarks)} />
          <Choice name={w.checkpoint} choose={then(close, keepCheckpoint)} />
          {checkpoints.value.length > 0 && <Choice name={w.checkpoints} choose={() => goTo("checkpoints")} />}
        </>
      )}
      <Choice name={w.famous.title} choose={() => goTo("famous")} />
      {puzzle.value && !isSetting.value && (
        <>
          <hr />
          <Choice name={w.restart} choose={then(close, restart)} />
          <Choice name={w.solve} choose={then(close, solve)} />
        </>
      )}
    </div>
  );
}

export function VariantFileChoices({ close }: Closing) {
  const w = words.value;
  const opened = puzzle.value;
  return (
    <div class="choices rows">
      <Choice
        name={w.open}
        choose={() => {
          close();
          openFile();
        }}
      />
      {opened && (
        <>
          <Choice
            name={w.save}
            choose={() => {
              close();
              download("sudoku.txt", "text/plain", `${opened.source}\n`);
            }}
          />
          <Choice name={w.share} choose={then(close, copyLink)} />
          <Choice
            name={w.printThis}
            choose={() => {
              close();
              // Once the menu is gone.
              requestAnimationFrame(() => window.print());
            }}
          />
        </>
      )}
    </div>
  );
}

/** Closes the menu, does it, and goes back to the board. */
function then(close: () => void, work: () => unknown): () => void {
  return () => {
    close();
    say("");
    void Promise.resolve(work()).then(focusBoard);
  };
}
