import { useRef } from "preact/hooks";
import { Icon } from "../components/Icon";
import { held, letGo } from "../components/long-press";
import { open } from "../components/open";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { isNoting, switchNotes } from "../game/notes";
import { words } from "../words";

/** Has digits written as marks, and as digits again; held down, what is done to all marks at once. */
export function NotesKey({ view }: { readonly view: View }) {
  const session = useSession();
  const isLong = useRef(false);
  const openAll = () => {
    isLong.current = true;
    open.value = "notes";
  };
  return (
    <button
      type="button"
      disabled={view.stage === "entering" || view.won}
      aria-pressed={isNoting(view)}
      aria-haspopup="dialog"
      title={words.value.notesHeld}
      onPointerDown={() => {
        isLong.current = false;
        held(openAll);
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => {
        event.preventDefault();
        letGo();
        openAll();
      }}
      onClick={() => {
        if (!isLong.current) {
          void switchNotes(session, view);
        }
        isLong.current = false;
      }}
    >
      <Icon name="notes" />
      <span>{words.value.notes}</span>
    </button>
  );
}
