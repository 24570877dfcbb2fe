import { Choice, type Closing, goTo } from "../components/Choice";
import { useSession } from "../components/session";
import { focusBoard } from "../focus/focus";
import { openFile } from "../game/files";
import { brought } from "../game/variants";
import { download } from "../game/written";
import type { Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { clearMarks, copyLink, fillNotes, keepCheckpoint, restart, solve } from "./actions";
import { checkpoints, isSetting, puzzle } from "./session";

/** What the menu offers for the game with rules of its own: the same as for every other, as far as it is there. */
export function VariantGameChoices({ close }: Closing) {
  const session = useSession();
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
          brought(session).value = {
            setting: isSetting(session).value ? undefined : puzzle(session).value?.source,
          };
        }}
      />
      {puzzle(session).value && !isSetting(session).value && (
        <>
          <Choice name={w.fill} choose={then(session, close, () => fillNotes(session))} />
          <Choice name={w.clearMarks} choose={then(session, close, () => clearMarks(session))} />
          <Choice name={w.checkpoint} choose={then(session, close, () => keepCheckpoint(session))} />
          {checkpoints(session).value.length > 0 && (
            <Choice name={w.checkpoints} choose={() => goTo("checkpoints")} />
          )}
        </>
      )}
      <Choice name={w.famous.title} choose={() => goTo("famous")} />
      {puzzle(session).value && !isSetting(session).value && (
        <>
          <hr />
          <Choice name={w.restart} choose={then(session, close, () => restart(session))} />
          <Choice name={w.solve} choose={then(session, close, () => solve(session))} />
        </>
      )}
    </div>
  );
}

export function VariantFileChoices({ close }: Closing) {
  const session = useSession();
  const w = words.value;
  const opened = puzzle(session).value;
  return (
    <div class="choices rows">
      <Choice
        name={w.open}
        choose={() => {
          close();
          openFile(session);
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
          <Choice name={w.share} choose={then(session, close, () => copyLink(session))} />
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
function then(session: Session, close: () => void, work: () => unknown): () => void {
  return () => {
    close();
    say(session, "");
    void Promise.resolve(work()).then(focusBoard);
  };
}
