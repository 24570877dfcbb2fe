import type { RefObject } from "preact";
import type { PathStep } from "../engine/steps";
import { effects } from "../hint/effects";
import { words } from "../words";
import { type Run, runsOf } from "./runs";

interface Listed {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly steps: readonly PathStep[];
  /** The number of the step that is shown, from 0. */
  readonly at: number;
  readonly choose: (at: number) => void;
  /** What a step counts. */
  readonly scored: (step: PathStep) => string;
}

/** The steps of a path, those that place digits one after the other in one row, which opens to all of them. */
export function PathSteps({ list, steps, ...listed }: Listed) {
  const w = words.value;
  return (
    <ol ref={list} class="path-steps" aria-label={w.path.title}>
      {runsOf(steps).map((run) =>
        run.steps.length < LEAST ? (
          run.steps.map((step, place) => (
            <Row key={run.first + place} number={run.first + place} step={step} {...listed} />
          ))
        ) : (
          <Folded key={run.first} run={run} {...listed} />
        ),
      )}
    </ol>
  );
}

/** Fewer stand each in a row of its own. */
const LEAST = 3;

type Shown = Omit<Listed, "list" | "steps">;

function Folded({ run: { first, steps }, ...shown }: Shown & { readonly run: Run }) {
  const isHere = shown.at >= first && shown.at < first + steps.length;
  return (
    <li value={first + 1}>
      <details open={isHere}>
        <summary>
          <b>{namesOf(steps)}</b> <span>{steps.map(({ step }) => effects(step)).join(", ")}</span>
        </summary>
        <ol>
          {steps.map((step, place) => (
            <Row key={place} number={first + place} step={step} {...shown} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Such as `Naked Single ×4, Full House`. */
function namesOf(steps: readonly PathStep[]): string {
  const names = [...new Set(steps.map(({ step }) => step.name))];
  const count = (name: string) => steps.filter(({ step }) => step.name === name).length;
  return names.map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name)).join(", ");
}

function Row({
  number,
  step,
  at,
  choose,
  scored,
}: Shown & { readonly number: number; readonly step: PathStep }) {
  return (
    <li value={number + 1} data-step={number}>
      <button type="button" aria-pressed={number === at} onClick={() => choose(number)}>
        <b>{step.step.name}</b> <span>{effects(step.step)}</span> <small>{scored(step)}</small>
      </button>
    </li>
  );
}
