import { useEffect, useState } from "preact/hooks";
import type { View } from "../engine/view";
import { now } from "../game/clock";
import { viewCame } from "../game/view";
import { words } from "../words";
import { time } from "../words/time";
import { useSession } from "./session";

interface Props {
  readonly isRunning: boolean;
  /** The time played so far, in milliseconds. */
  readonly played: () => number;
}

/** The time played, counted on while the clock runs. It is never read out. */
export function PlayedTime({ isRunning, played }: Props) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = isRunning ? window.setInterval(() => tick(performance.now()), 500) : undefined;
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words.value.clock}>
      {time(played())}
    </span>
  );
}

/** The time of the game. The engine says it with each answer; in between the page counts on. */
export function Clock({ clock: { state, elapsed } }: { readonly clock: View["clock"] }) {
  const session = useSession();
  const isRunning = state === "running";
  return (
    <PlayedTime
      isRunning={isRunning}
      played={() => elapsed + (isRunning ? now(session) - viewCame(session) : 0)}
    />
  );
}
