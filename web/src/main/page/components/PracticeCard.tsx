import type { ComponentChildren } from "preact";
import { foundBefore, type Practising } from "../game/practise";
import { words } from "../words";
import { lookUp } from "./route";

interface Shown {
  readonly now: Practising;
  /** Goes on to the next position. */
  readonly next: () => void;
  readonly children?: ComponentChildren;
}

/** What the player chose to practise, and what comes next. */
export function PracticeCard({ now, next, children }: Shown) {
  const w = words.value.learning;
  return (
    <section class="card practice" aria-label={w.practise}>
      {children}
      <p>
        {now.found && <b>{w.foundIt(now.name)}</b>}
        {!now.found && (
          <button type="button" class="link" onClick={() => lookUp(now.technique)}>
            {now.name}
          </button>
        )}{" "}
        {w.foundUnaided(foundBefore(now.technique))}
      </p>
      <div class="actions">
        <button type="button" class={now.found ? "primary" : ""} onClick={next}>
          {w.nextPosition}
        </button>
      </div>
    </section>
  );
}
