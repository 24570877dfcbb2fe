import { useRef } from "preact/hooks";
import { Icon } from "../components/Icon";
import { lookUp } from "../components/route";
import { useSession } from "../components/session";
import type { Hint, NoHint } from "../engine/steps";
import { focusBoard } from "../focus/focus";
import { keepFocus } from "../focus/keep-focus";
import { dropHint, hint, steps } from "../game/hint";
import { restoreMarks, undoMistake } from "../game/solutions-aware";
import type { Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { leftOut } from "../settings/settings";
import { words } from "../words";
import { applyHint, askHint, askSteps, hintAt, tellAll } from "./asking";
import { Counts } from "./Counts";
import { effects } from "./effects";
import { Legend, LineLegend } from "./Legend";
import { lines, played } from "./lines";
import { Player } from "./Player";
import { Sentence } from "./Sentence";
import { Steps } from "./Steps";

/** The hint: as much of it as was asked for. What it says is heard from a place that is always there: readers of the
 * screen pass over what comes with its text. */
export function HintPanel() {
  const session = useSession();
  const shown = hint(session).value;
  return (
    <>
      <p class="unseen" aria-live="polite">
        {shown && ("none" in shown ? shown.none.obstacle : heard(shown.step, shown.depth))}
      </p>
      {shown &&
        ("none" in shown ? <Obstacle none={shown.none} /> : <Told step={shown.step} depth={shown.depth} />)}
    </>
  );
}

const heard = (step: Hint, depth: number) => step.depths[depth - 1]?.map(({ text }) => text).join("");

/** A finger that moves further than so many pixels does not press. */
const STILL = 10;

const NOWHERE = [Number.NaN, Number.NaN] as const;

function Told({ step, depth }: { readonly step: Hint; readonly depth: number }) {
  const session = useSession();
  const w = words.value;
  const listed = steps(session).value;
  const down = useRef<readonly [x: number, y: number]>(NOWHERE);
  return (
    <section
      class={played(session).value ? "card hint further" : "card hint"}
      aria-label={w.hint}
      onPointerDown={(event) => {
        keepFocus(event);
        down.current = [event.clientX, event.clientY];
      }}
      onPointerUp={(event) => {
        const [x, y] = down.current;
        down.current = NOWHERE;
        // Where the sheet covers the button of the hint, a finger that stays there goes deeper; one that reads on does not.
        const isStill = Math.hypot(event.clientX - x, event.clientY - y) < STILL;
        if (depth < 4 && isStill && !(event.target as Element).closest("button, summary, input")) {
          void askHint(session);
        }
      }}
    >
      <h2>
        {w.depth(depth)}
        <Depths depth={depth} />
        <Close />
      </h2>
      <div class="reason">
        <p class="sentence">
          <Sentence runs={step.depths[depth - 1] ?? []} />
        </p>
        {lines(session).value.length > 0 && <Player step={step} />}
        {depth === 4 && !embedded && <Counts key={`${step.technique} ${step.effects}`} step={step} />}
        {played(session).value ? <LineLegend /> : depth >= 3 && <Legend step={step} effects={depth === 4} />}
      </div>
      <Foot step={step} depth={depth} />
      {!embedded && <More step={step} />}
      {listed && <Steps listed={listed} />}
    </section>
  );
}

/** What follows, and what to do with it. */
function Foot({ step, depth }: { readonly step: Hint; readonly depth: number }) {
  const session = useSession();
  const w = words.value;
  return (
    <div class="foot">
      {depth === 4 && (
        <p class={step.eliminations.length > 0 ? "conclusion" : "conclusion placing"}>{effects(step)}</p>
      )}
      <div class="actions">
        {depth < 4 ? (
          <>
            <button type="button" class="primary" onClick={() => void askHint(session)}>
              {w.deeper}
            </button>
            <button
              type="button"
              onClick={(event) => {
                const foot = event.currentTarget.closest(".foot");
                tellAll(session);
                // The button is gone then: a keyboard goes on with what there is to do.
                requestAnimationFrame(() => foot?.querySelector<HTMLElement>(".primary")?.focus());
              }}
            >
              {w.justTell}
            </button>
          </>
        ) : (
          <button type="button" class="primary" onClick={() => void applyHint(session).then(focusBoard)}>
            {w.apply}
          </button>
        )}
      </div>
    </div>
  );
}

/** Where there is more to read: the page of the technique, and all other steps. */
function More({ step }: { readonly step: Hint }) {
  const session = useSession();
  const w = words.value;
  return (
    <p class="more">
      <button type="button" class="link" onClick={() => lookUp(step.technique)}>
        {w.learning.about}
      </button>
      {!steps(session).value && (
        <button type="button" class="link" onClick={() => void askSteps(session)}>
          {w.allSteps}
        </button>
      )}
    </p>
  );
}

/** Why there is no step to tell. */
function Obstacle({ none }: { readonly none: NoHint }) {
  const session = useSession();
  const w = words.value;
  return (
    <section class="card hint" aria-label={w.hint} onPointerDown={keepFocus}>
      <h2>
        {w.hint}
        <Close />
      </h2>
      <p>
        {none.obstacle} {!none.mistake && !none.lostMarks && leftOut.value !== "" && w.someLeftOut}
      </p>
      <div class="actions">
        {none.mistake && (
          <button type="button" class="primary" onClick={() => void undoMistake(session).then(focusBoard)}>
            {w.back}
          </button>
        )}
        {none.lostMarks && (
          <button
            type="button"
            class="primary"
            onClick={() => void restoreMarks(session).then(() => hintAt(session, 1))}
          >
            {w.putMarkBack}
          </button>
        )}
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

function Close() {
  const session = useSession();
  return (
    <button type="button" class="round" aria-label={words.value.close} onClick={() => close(session)}>
      <Icon name="close" />
    </button>
  );
}

function close(session: Session): void {
  dropHint(session);
  focusBoard();
}
