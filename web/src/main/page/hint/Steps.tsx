import { useState } from "preact/hooks";
import type { Hint } from "../engine/steps";
import { choose, hint } from "../game/hint";
import { words } from "../words";
import { short } from "../words/naming";

/** No more are listed; the filter brings the others up. */
const MOST = 100;

/** All steps that can be taken here, to choose from; what is typed above filters by technique, cell or digit. */
export function Steps({ steps }: { readonly steps: readonly Hint[] }) {
  const w = words.value;
  const [wanted, setWanted] = useState("");
  const shown = hint.value;
  const chosen = shown && "step" in shown ? shown.number : -1;
  const found = steps
    .map((step, number) => ({ step, number, effects: effects(step) }))
    .filter(({ step, effects }) => matches(`${step.name} ${effects}`, wanted));
  return (
    <div class="steps">
      <label class="line">
        {w.filterSteps(found.length, steps.length)}
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <ul aria-label={w.allSteps}>
        {found.slice(0, MOST).map(({ step, number, effects }) => (
          <li key={number}>
            <button type="button" aria-pressed={number === chosen} onClick={() => choose(number)}>
              <b>{step.name}</b> <span>{effects}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Such as `r1c2=5` or `r4c5<>37, r6c5<>3`. */
function effects(step: Hint): string {
  const eliminated = new Map<number, number[]>();
  for (const [cell, digit] of step.eliminations) {
    eliminated.set(cell, [...(eliminated.get(cell) ?? []), digit]);
  }
  return [
    ...step.placements.map(([cell, digit]) => `${short(cell)}=${digit}`),
    ...[...eliminated].map(([cell, digits]) => `${short(cell)}<>${digits.join("")}`),
  ].join(", ");
}

/** Whether `text` has each word of `wanted`, whatever their case. */
function matches(text: string, wanted: string): boolean {
  const found = text.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}
