import type { Role } from "../engine/door";
import type { Hint } from "../engine/steps";
import { words } from "../words";

/** Sets that have a letter; the others are told by their shape alone. */
const LETTERS: Partial<Record<Role, string>> = {
  "color-a": "A",
  "color-b": "B",
  "color-c": "C",
  "color-d": "D",
};

/** What the shapes on the board mean, as far as the step has them. */
export function Legend({ step, effects }: { readonly step: Hint; readonly effects: boolean }) {
  const w = words.value;
  const roles = [...new Set(step.marks.map(({ role }) => role))].filter(
    (role) => effects || (role !== "eliminated" && role !== "placed"),
  );
  return (
    <ul class="legend" aria-label={w.legend}>
      {roles.map((role) => (
        <li key={role}>
          <span class={`sample ${role}`} aria-hidden="true">
            {LETTERS[role] ?? ""}
          </span>
          {w.roles[role]}
        </li>
      ))}
      {step.links.some(({ strong }) => strong) && <li class="line-strong">{w.strongLink}</li>}
      {step.links.some(({ strong }) => !strong) && <li class="line-weak">{w.weakLink}</li>}
    </ul>
  );
}
