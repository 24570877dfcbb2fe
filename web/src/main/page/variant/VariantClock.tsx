import { PlayedTime } from "../components/Clock";
import { Icon } from "../components/Icon";
import { clockShown } from "../settings/settings";
import { words } from "../words";
import { isPaused, isRunning, isUnderWay, played } from "./clock";

/** The time played, and what lets it rest. */
export function VariantClock() {
  if (!clockShown.value) {
    return null;
  }
  return (
    <div class="time">
      <PlayedTime isRunning={isRunning.value} played={played} />
      {isUnderWay.value && !isPaused.value && (
        <button
          type="button"
          class="round"
          aria-label={words.value.pause}
          onClick={() => {
            isPaused.value = true;
          }}
        >
          <Icon name="pause" />
        </button>
      )}
    </div>
  );
}
