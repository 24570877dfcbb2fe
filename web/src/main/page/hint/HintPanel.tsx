import { focusBoard } from "../board/focus";
import { keepFocus } from "../board/keepFocus";
import { unmistake } from "../game/knowing";
import { leftOut } from "../game/settings";
import { lookUp } from "../learn/texts";
import { words } from "../words";
import { applyHint, askHint, askSteps } from "./asking";
import { Legend } from "./Legend";
import { Proof } from "./Proof";
import { Sentence } from "./Sentence";
import { Steps } from "./Steps";
import { dropHint, hint, steps } from "./shown";

/** The hint: as much of it as was asked for. */
export function HintPanel() {
  const shown = hint.value;
  const w = words.value;
  if (!shown) {
    return null;
  }
  if ("none" in shown) {
    return (
      <section class="card hint" aria-label={w.hint} onPointerDown={keepFocus}>
        <p>
          {shown.none.obstacle} {!shown.none.mistake && leftOut.value !== "" && w.someLeftOut}
        </p>
        <div class="actions">
          {shown.none.mistake && (
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
  const { step, rung } = shown;
  return (
    <section class="card hint" aria-label={w.hint} onPointerDown={keepFocus}>
      <h2>
        {w.rung(rung)}
        <span class="rungs" aria-hidden="true">
          {[1, 2, 3, 4].map((each) => (
            <i key={each} class={each <= rung ? "on" : ""} />
          ))}
        </span>
      </h2>
      <p aria-live="polite">
        <Sentence runs={step.rungs[rung - 1] ?? []} />
      </p>
      {rung >= 3 && <Legend step={step} effects={rung === 4} />}
      <div class="actions">
        {rung < 4 ? (
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
      {rung === 4 && step.proof.length > 0 && <Proof lines={step.proof} />}
      {steps.value && <Steps steps={steps.value} />}
    </section>
  );
}

function close(): void {
  dropHint();
  focusBoard();
}
