import { useEffect, useState } from "preact/hooks";
import { cancelMaking, making } from "../game/making";
import { cancelSearch, SEARCH_MS, searchingSince } from "../game/solutions";
import { words } from "../words";
import { useSession } from "./session";

/** What the player waits for: how much of the time that it may take is over, and a way to stop it. */
export function Working() {
  const session = useSession();
  const w = words.value;
  const since = searchingSince(session).value;
  if (since !== undefined) {
    return (
      <Wait name={w.searching} since={since} patience={SEARCH_MS} cancel={() => cancelSearch(session)} />
    );
  }
  const made = making(session).value;
  return made ? <Wait name={w.drawing} {...made} cancel={() => cancelMaking(session)} /> : null;
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
