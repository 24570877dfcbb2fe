import { focusBoard } from "../board/focus";
import type { Run } from "../engine/answers";
import { act, applyHint, askHint, askSteps, dropHint, hint, named, steps, unmistake } from "../state";
import { words } from "../words";
import { Steps } from "./Steps";

/** The hint: as much of it as was asked for. */
export function HintPanel() {
  const shown = hint.value;
  const w = words.value;
  if (!shown) {
    return null;
  }
  if ("none" in shown) {
    return (
      <section class="card hint" aria-label={w.hint}>
        <p>{shown.none.obstacle}</p>
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
    <section class="card hint" aria-label={w.hint}>
      <h2>
        {w.rung(rung)}
        <span class="rungs" aria-hidden="true">
          {[1, 2, 3, 4].map((each) => (
            <i key={each} class={each <= rung ? "on" : ""} />
          ))}
        </span>
      </h2>
      <p aria-live="polite">
        {(step.rungs[rung - 1] ?? []).map((run, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence have no other name.
          <Piece key={place} run={run} />
        ))}
      </p>
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
      {steps.value && <Steps steps={steps.value} />}
    </section>
  );
}

function close(): void {
  dropHint();
  focusBoard();
}

/** A piece that names cells lights them while it has the pointer or the focus; a press goes there. */
function Piece({ run }: { readonly run: Run }) {
  const cells = run.cells;
  if (!cells || cells.length === 0) {
    return <>{run.text}</>;
  }
  const light = () => {
    named.value = cells;
  };
  const dark = () => {
    named.value = [];
  };
  return (
    <button
      type="button"
      class="cells"
      onPointerEnter={light}
      onPointerLeave={dark}
      onFocus={light}
      onBlur={dark}
      onClick={() => void act("press", cells[0])}
    >
      {run.text}
    </button>
  );
}
