import { useRef } from "preact/hooks";
import { Icon } from "../components/Icon";
import { held, letGo } from "../components/long-press";
import { open } from "../components/open";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { keepFocus } from "../focus/keep-focus";
import { act } from "../game/act";
import { hint } from "../game/hint";
import { practising } from "../game/practise";
import { check } from "../game/solutions-aware";
import { isPaused } from "../game/view";
import { askHint } from "../hint/asking";
import { hintsOffered } from "../settings/embedded";
import { words } from "../words";
import { NotesKey } from "./NotesKey";

/** What helps at the board. */
export function Tools({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const practised = practising(session).value;
  const isFound = practised?.found && practised.givens === view.givens;
  // One button leads on: where there is another, it is not this one.
  const isPrimary =
    view.stage === "playing" && !view.won && !hint(session).value && !isFound && !isPaused(session);
  return (
    <div class="tools" role="toolbar" aria-label={w.tools} onPointerDown={keepFocus}>
      <Undo view={view} />
      <button type="button" disabled={view.redoable === 0} onClick={() => void act(session, "redo")}>
        <Icon name="redo" />
        <span>{w.redo}</span>
      </button>
      <NotesKey view={view} />
      <button type="button" onClick={() => void check(session)}>
        <Icon name="check" />
        <span>{w.check}</span>
      </button>
      {hintsOffered.value && (
        <button type="button" class={isPrimary ? "primary" : ""} onClick={() => void askHint(session)}>
          <Icon name="hint" />
          <span>{w.hint}</span>
        </button>
      )}
    </div>
  );
}

/** One step back; held down, the checkpoints to go back to. */
function Undo({ view }: { readonly view: View }) {
  const session = useSession();
  const isLong = useRef(false);
  return (
    <button
      type="button"
      disabled={view.undoable === 0}
      onPointerDown={() => {
        isLong.current = false;
        held(() => {
          isLong.current = true;
          open.value = "checkpoints";
        });
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onClick={() => {
        if (!isLong.current) {
          void act(session, "undo");
        }
        isLong.current = false;
      }}
    >
      <Icon name="undo" />
      <span>{words.value.undo}</span>
      {view.checkpoints.length > 0 && (
        <i class="flag" aria-hidden="true">
          {view.checkpoints.length}
        </i>
      )}
    </button>
  );
}
