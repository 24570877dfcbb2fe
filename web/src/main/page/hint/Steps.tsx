import { useState } from "preact/hooks";
import { choose, hint, type Told } from "../game/hint";
import { words } from "../words";
import { effects } from "./effects";

interface Listed extends Told {
  readonly effects: string;
}

/** All steps that can be taken here, by technique, to choose from; what is typed above filters by technique, cell or
 * digit. */
export function Steps({ steps }: { readonly steps: readonly Told[] }) {
  const w = words.value;
  const [wanted, setWanted] = useState("");
  const shown = hint.value;
  const chosen = shown && "step" in shown ? shown.number : -1;
  const found = steps
    .map(({ step, number }) => ({ step, number, effects: effects(step) }))
    .filter(({ step, effects }) => matches(`${step.name} ${effects}`, wanted));
  return (
    <div class="steps">
      <label class="line">
        {w.filterSteps(found.length, steps.length)}
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {byTechnique(found).map(([name, own]) => (
        <details key={name} open={wanted !== "" || own.some(({ number }) => number === chosen)}>
          <summary>
            {name} <small>{own.length}</small>
          </summary>
          <ul aria-label={name}>
            {own.map(({ number, effects }) => (
              <li key={number}>
                <button type="button" aria-pressed={number === chosen} onClick={() => choose(number)}>
                  {effects}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function byTechnique(found: readonly Listed[]): readonly (readonly [string, readonly Listed[]])[] {
  const groups = new Map<string, Listed[]>();
  for (const each of found) {
    const group = groups.get(each.step.name) ?? [];
    group.push(each);
    groups.set(each.step.name, group);
  }
  return [...groups];
}

/** Whether `text` has each word of `wanted`, whatever their case. */
function matches(text: string, wanted: string): boolean {
  const found = text.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}
