import { useEffect, useState } from "preact/hooks";
import { Icon } from "../components/Icon";
import { clockShown } from "../settings/settings";
import { words } from "../words";
import { time } from "../words/time";
import { isPaused, isRunning, isUnderWay, played } from "./clock";

/** The time played, and what lets it rest. It is never read out. */
export function VariantClock() {
  const [, tick] = useState(0);
  const w = words.value;
  const running = isRunning.value;
  useEffect(() => {
    const timer = running ? window.setInterval(() => tick(performance.now()), 500) : undefined;
    return () => window.clearInterval(timer);
  }, [running]);
  if (!clockShown.value) {
    return null;
  }
  return (
    <div class="time">
      <span class="clock" role="timer" aria-live="off" aria-label={w.clock}>
        {time(played())}
      </span>
      {isUnderWay.value && !isPaused.value && (
        <button
          type="button"
          class="round"
          aria-label={w.pause}
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
