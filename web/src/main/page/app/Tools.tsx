import { Icon } from "../components/Icon";
import type { View } from "../engine/view";
import { keepFocus } from "../focus/keep-focus";
import { act } from "../game/act";
import { check } from "../game/solutions-aware";
import { askHint } from "../hint/asking";
import { words } from "../words";

/** What helps at the board. */
export function Tools({ view }: { readonly view: View }) {
  const w = words.value;
  return (
    <div class="tools" role="toolbar" aria-label={w.menu} onPointerDown={keepFocus}>
      <button type="button" disabled={view.undoable === 0} onClick={() => void act("undo")}>
        <Icon name="undo" />
        <span>{w.undo}</span>
      </button>
      <button type="button" disabled={view.redoable === 0} onClick={() => void act("redo")}>
        <Icon name="redo" />
        <span>{w.redo}</span>
      </button>
      <button type="button" onClick={() => void act("set-checkpoint")}>
        <Icon name="flag" />
        <span>{w.checkpoint}</span>
      </button>
      <button type="button" onClick={() => void check()}>
        <Icon name="check" />
        <span>{w.check}</span>
      </button>
      <button
        type="button"
        class={view.stage === "playing" && !view.won ? "primary" : ""}
        onClick={() => void askHint()}
      >
        <Icon name="hint" />
        <span>{w.hint}</span>
      </button>
    </div>
  );
}
