import { PlayedTime } from "../components/Clock";
import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { clockShown } from "../settings/settings";
import { words } from "../words";
import { isPaused, isRunning, isUnderWay, played } from "./clock";

/** The time played, and what lets it rest. */
export function VariantClock() {
  const session = useSession();
  if (!clockShown.value) {
    return null;
  }
  return (
    <div class="time">
      <PlayedTime isRunning={isRunning(session).value} played={() => played(session)} />
      {isUnderWay(session).value && !isPaused(session).value && (
        <button
          type="button"
          class="round"
          aria-label={words.value.pause}
          onClick={() => {
            isPaused(session).value = true;
          }}
        >
          <Icon name="pause" />
        </button>
      )}
    </div>
  );
}
