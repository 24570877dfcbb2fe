import { useEffect, useState } from "preact/hooks";
import type { View } from "../engine/view";
import { now } from "../game/clock";
import { viewCame } from "../game/view";
import { words } from "../words";
import { time } from "../words/time";

/** The time played. The engine says it with each answer; in between the page counts on. It is never read out. */
export function Clock({ clock }: { readonly clock: View["clock"] }) {
  const [, tick] = useState(0);
  const running = clock.state === "running";
  useEffect(() => {
    const timer = running ? window.setInterval(() => tick(performance.now()), 500) : undefined;
    return () => window.clearInterval(timer);
  }, [running]);
  const passed = running ? now() - viewCame() : 0;
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words.value.clock}>
      {time(clock.elapsed + passed)}
    </span>
  );
}
