import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { keepFocus } from "../focus/keep-focus";
import { words } from "../words";
import { variantWords } from "../words/variant";
import { check, copyLink, fillNotes, redo, restart, solve, undo } from "./actions";
import { hint } from "./hint";
import { checkpoints, history, isSolved } from "./session";

/** What helps at the board. */
export function VariantTools() {
  const session = useSession();
  const w = words.value;
  const { at = 0, steps = [] } = history(session).value ?? {};
  return (
    <div class="tools" role="toolbar" aria-label={w.tools} onPointerDown={keepFocus}>
      <button type="button" disabled={at === 0} onClick={() => undo(session)}>
        <Icon name="undo" />
        <span>{w.undo}</span>
        {checkpoints(session).value.length > 0 && <i class="flag">⚑{checkpoints(session).value.length}</i>}
      </button>
      <button type="button" disabled={at === steps.length} onClick={() => redo(session)}>
        <Icon name="redo" />
        <span>{w.redo}</span>
      </button>
      <button type="button" disabled={isSolved(session).value} onClick={() => void fillNotes(session)}>
        <Icon name="notes" />
        <span>{w.notes}</span>
      </button>
      <button type="button" onClick={() => void check(session)}>
        <Icon name="check" />
        <span>{w.check}</span>
      </button>
      <button type="button" onClick={() => void hint(session)}>
        <Icon name="hint" />
        <span>{w.hint}</span>
      </button>
    </div>
  );
}

/** What is needed now and then. */
export function VariantMore() {
  const session = useSession();
  const w = words.value;
  return (
    <div class="variant-more" onPointerDown={keepFocus}>
      <button type="button" onClick={() => void solve(session)}>
        {w.solve}
      </button>
      <button type="button" onClick={() => restart(session)}>
        {w.restart}
      </button>
      <button type="button" onClick={() => void copyLink(session)}>
        {variantWords.value.link}
      </button>
    </div>
  );
}
