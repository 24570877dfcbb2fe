import { useState } from "preact/hooks";
import { Icon } from "../components/Icon";
import type { Example } from "../engine/steps";
import { Legend } from "../hint/Legend";
import { Proof } from "../hint/Proof";
import { Sentence } from "../hint/Sentence";
import { words } from "../words";
import { PositionBoard } from "./PositionBoard";
import "../styles/example.css";

/** The four depths of the hint, and what is left after the step. */
const PARTS = 5;

/** A step told bit by bit, as a hint is, beside its position. */
export function ExampleView({ example }: { readonly example: Example }) {
  const w = words.value;
  const [part, setPart] = useState(4);
  const { step } = example;
  const isOver = part === PARTS;
  return (
    <div class="example">
      <div class="example-stage">
        <PositionBoard
          position={isOver ? example.after : example.before}
          givens={example.givens}
          step={isOver ? undefined : step}
          depth={part}
        />
      </div>
      <section class="card" aria-label={w.learning.example}>
        <div class="example-parts">
          <button
            type="button"
            class="round"
            aria-label={w.watch.stepBack}
            aria-disabled={part === 1}
            onClick={() => setPart(Math.max(1, part - 1))}
          >
            <Icon name="previous" />
          </button>
          <span>{w.learning.part(part, PARTS)}</span>
          <button
            type="button"
            class="round"
            aria-label={w.watch.stepOn}
            aria-disabled={isOver}
            onClick={() => setPart(Math.min(PARTS, part + 1))}
          >
            <Icon name="next" />
          </button>
        </div>
        <p aria-live="polite">
          {isOver ? (
            w.learning.after
          ) : (
            <Sentence runs={step.depths[part - 1] ?? []} press={() => undefined} />
          )}
        </p>
        {part >= 3 && !isOver && <Legend step={step} effects={part === 4} />}
        {part === 4 && step.proof.length > 0 && <Proof lines={step.proof} />}
      </section>
    </div>
  );
}
