import { focusBoard } from "../focus/focus";
import { backToGame } from "../game/games";
import { words } from "../words";
import { Icon } from "./Icon";
import { useSession } from "./session";

/** Leaves what is on the table beside the game, and goes back to that. */
export function BackToGame() {
  const session = useSession();
  return (
    <button
      type="button"
      class="round leaving"
      aria-label={words.value.toGame}
      title={words.value.toGame}
      onClick={() => void backToGame(session).then(focusBoard)}
    >
      <Icon name="close" />
    </button>
  );
}
