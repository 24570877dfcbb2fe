import { useEffect, useState } from "preact/hooks";
import { cancelMaking, making } from "../game/making";
import { cancelSearch, SEARCH_MS, searchingSince } from "../game/solutions";
import { words } from "../words";

/** What the player waits for: how much of the time that it may take is over, and a way to stop it. */
export function Working() {
  const w = words.value;
  if (searchingSince.value !== undefined) {
    return (
      <Wait name={w.searching} since={searchingSince.value} patience={SEARCH_MS} cancel={cancelSearch} />
    );
  }
  if (making.value !== undefined) {
    return <Wait name={w.drawing} {...making.value} cancel={cancelMaking} />;
  }
  return null;
}

interface Waited {
  readonly name: string;
  /** By the clock of `performance`. */
  readonly since: number;
  /** Milliseconds. */
  readonly patience: number;
  readonly cancel: () => void;
}

/** How much of its time something has taken, and a way to stop it. */
export function Wait({ name, since, patience, cancel }: Waited) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 250);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div class="working">
      <progress aria-label={name} max={patience} value={Math.min(now - since, patience)} />
      <button type="button" onClick={cancel}>
        {words.value.cancel}
      </button>
    </div>
  );
}
