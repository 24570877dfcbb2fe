import { useState } from "preact/hooks";
import { useSession } from "../components/session";
import { choose, hint, type Listed, type Told } from "../game/hint";
import { words } from "../words";
import { cancelSteps } from "./asking";
import { effects } from "./effects";

interface Row extends Told {
  readonly does: string;
}

/** All steps that can be taken here, by technique, to choose from; what is typed above filters by technique, cell or
 * digit. */
export function Steps({ listed }: { readonly listed: Listed }) {
  const session = useSession();
  const w = words.value;
  const [wanted, setWanted] = useState("");
  const shown = hint(session).value;
  const chosen = shown && "step" in shown ? shown.number : -1;
  const found = listed.found
    .map((told) => ({ ...told, does: effects(told.step) }))
    .filter(({ step, does }) => matches(`${step.name} ${does}`, wanted));
  return (
    <div class="steps">
      {listed.underWay && (
        <div class="working">
          <progress aria-label={w.allSteps} max={listed.rungs} value={listed.tried} />
          <button type="button" onClick={() => cancelSteps(session)}>
            {w.cancel}
          </button>
        </div>
      )}
      <label class="line">
        {w.filterSteps(found.length, listed.found.length)}
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {byTechnique(found).map(([name, own]) => (
        <details key={name} open={wanted !== "" || own.some(({ number }) => number === chosen)}>
          <summary>
            {name} <small>{own.length}</small>
          </summary>
          <ul aria-label={name}>
            {own.map(({ number, does }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-pressed={number === chosen}
                  onClick={() => choose(session, number)}
                >
                  {does}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function byTechnique(found: readonly Row[]): readonly (readonly [string, readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
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
    .replaceAll("<>", "≠")
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}
