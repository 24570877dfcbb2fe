import { BackToGame } from "../components/BackToGame";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { keepFocus } from "../focus/keep-focus";
import { correct } from "../game/games";
import { playEntered, solve } from "../game/solutions-aware";
import { atDesk } from "../settings/settings";
import { words } from "../words";

/** The way to put right what the player brought, where it cannot be solved. */
export function Correcting() {
  const session = useSession();
  return (
    <div class="actions" onPointerDown={keepFocus}>
      <button type="button" class="primary" onClick={() => void correct(session).then(focusBoard)}>
        {words.value.correct}
      </button>
    </div>
  );
}

/** What to do with a puzzle while it is entered, and the keys for it. */
export function Entering({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  return (
    <section class="card entering" aria-label={w.enter} onPointerDown={keepFocus}>
      <BackToGame />
      <p class="keys">{w.entering}</p>
      {view.filled > 0 && (
        <div class="actions">
          <button type="button" class="primary" onClick={() => void playEntered(session).then(focusBoard)}>
            {w.play}
          </button>
          <button type="button" onClick={() => void solve(session)}>
            {w.solve} <small aria-hidden="true">{w.keyNames.Enter}</small>
          </button>
        </div>
      )}
      <div class="actions">
        <button
          type="button"
          onClick={() => {
            atDesk.value = true;
          }}
        >
          {w.desk}
        </button>
      </div>
    </section>
  );
}
