import { useEffect, useState } from "preact/hooks";
import type { View } from "../engine/answers";
import { words } from "../words";
import { time } from "../words/time";

/** The time played. The engine says it with each answer; in between the page counts on. It is never read out. */
export function Clock({ clock }: { readonly clock: View["clock"] }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (clock.state !== "running") {
      return;
    }
    const from = performance.now();
    const timer = window.setInterval(() => setPassed(performance.now() - from), 500);
    return () => window.clearInterval(timer);
  }, [clock]);
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words.value.clock}>
      {time(clock.elapsed + passed)}
    </span>
  );
}
