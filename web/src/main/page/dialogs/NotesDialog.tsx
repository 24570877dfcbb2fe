import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { fillCandidates } from "../game/notes";
import { words } from "../words";
import { say } from "../words/notice";
import { MarkSettings } from "./MenuSettings";

/** What is done to all notes at once, who keeps them up to date, and how they stand. */
export function NotesDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const then = (work: () => Promise<unknown>) => async () => {
    close();
    await work();
    focusBoard();
  };
  return (
    <Dialog title={w.notes} close={close}>
      <div class="choices rows">
        <button type="button" onClick={() => void then(() => fillCandidates(session))()}>
          {w.fill}
        </button>
        <button
          type="button"
          onClick={() =>
            void then(() => act(session, "clear-marks").then(() => say(session, w.said.cleared)))()
          }
        >
          {w.clearMarks}
        </button>
      </div>
      <MarkSettings view={view} />
    </Dialog>
  );
}
