import { visit } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { newGame } from "../game/games";
import { atLevel, lastAsked } from "../game/wanted";
import { usualLevel } from "../settings/level";
import { words } from "../words";

/** What comes after the program has filled the board: back to one's own digits, how it is done, or another puzzle. */
export function Solved({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const next = lastAsked(session).value ?? atLevel(view.level < 0 ? Number(usualLevel.value) : view.level);
  return (
    <section class="card" aria-label={w.solve}>
      <div class="actions">
        <button type="button" class="primary" onClick={() => void act(session, "undo").then(focusBoard)}>
          {w.undo}
        </button>
        <button type="button" onClick={() => visit("path")}>
          {w.path.title}
        </button>
        <button type="button" onClick={() => void newGame(session, next).then(focusBoard)}>
          {w.victory.next}
        </button>
      </div>
    </section>
  );
}
