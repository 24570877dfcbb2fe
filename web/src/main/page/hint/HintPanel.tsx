import { lookUp } from "../components/route";
import type { NoHint } from "../engine/steps";
import { focusBoard } from "../focus/focus";
import { keepFocus } from "../focus/keep-focus";
import { dropHint, hint, steps } from "../game/hint";
import { unmistake } from "../game/solutions-aware";
import { leftOut } from "../settings/settings";
import { words } from "../words";
import { applyHint, askHint, askSteps } from "./asking";
import { Legend } from "./Legend";
import { Proof } from "./Proof";
import { Sentence } from "./Sentence";
import { Steps } from "./Steps";

/** The hint: as much of it as was asked for. */
export function HintPanel() {
  const shown = hint.value;
  const w = words.value;
  if (!shown) {
    return null;
  }
  if ("none" in shown) {
    return <Obstacle none={shown.none} />;
  }
  const { step, depth } = shown;
  return (
    <section class="card hint" aria-label={w.hint} onPointerDown={keepFocus}>
      <h2>
        {w.depth(depth)}
        <Depths depth={depth} />
      </h2>
      <p aria-live="polite">
        <Sentence runs={step.depths[depth - 1] ?? []} />
      </p>
      {depth >= 3 && <Legend step={step} effects={depth === 4} />}
      <div class="actions">
        {depth < 4 ? (
          <button type="button" class="primary" onClick={() => void askHint()}>
            {w.deeper}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => void applyHint().then(focusBoard)}>
            {w.apply}
          </button>
        )}
        {!steps.value && (
          <button type="button" onClick={() => void askSteps()}>
            {w.allSteps}
          </button>
        )}
        <button type="button" onClick={close}>
          {w.close}
        </button>
      </div>
      <button type="button" class="link" onClick={() => lookUp(step.technique)}>
        {w.learning.about}
      </button>
      {depth === 4 && step.proof.length > 0 && <Proof lines={step.proof} />}
      {steps.value && <Steps steps={steps.value} />}
    </section>
  );
}

/** Why there is no step to tell. */
function Obstacle({ none }: { readonly none: NoHint }) {
  const w = words.value;
  return (
    <section class="card hint" aria-label={w.hint} onPointerDown={keepFocus}>
      <p>
        {none.obstacle} {!none.mistake && leftOut.value !== "" && w.someLeftOut}
      </p>
      <div class="actions">
        {none.mistake && (
          <button type="button" class="primary" onClick={() => void unmistake().then(focusBoard)}>
            {w.back}
          </button>
        )}
        <button type="button" onClick={close}>
          {w.close}
        </button>
      </div>
    </section>
  );
}

/** The dots that show how deep the hint is. */
function Depths({ depth }: { readonly depth: number }) {
  return (
    <span class="depths" aria-hidden="true">
      {[1, 2, 3, 4].map((each) => (
        <i key={each} class={each <= depth ? "on" : ""} />
      ))}
    </span>
  );
}

function close(): void {
  dropHint();
  focusBoard();
}
