import type { Hint } from "../engine/steps";
import { words } from "../words";
import { LETTERS, rolesOf } from "./lit";

/** What the shapes on the board mean, as far as the step has them. */
export function Legend({ step, effects }: { readonly step: Hint; readonly effects: boolean }) {
  const w = words.value;
  const drawn = new Set(rolesOf(step, effects).flatMap((cell) => (cell ? [...cell.values()] : [])));
  const roles = [...new Set(step.marks.map(({ role }) => role))].filter((role) => drawn.has(role));
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
      {step.blockers.length > 0 && (
        <li>
          <span class="sample blocking" aria-hidden="true" />
          {w.blockers}
        </li>
      )}
      {step.links.some(({ strong }) => strong) && <li class="line-strong">{w.strongLink}</li>}
      {step.links.some(({ strong }) => !strong) && <li class="line-weak">{w.weakLink}</li>}
    </ul>
  );
}

/** What the shapes mean while a line of a proof is shown. */
export function LineLegend() {
  const w = words.value;
  return (
    <ul class="legend" aria-label={w.legend}>
      <li>
        <span class="sample holds" aria-hidden="true">
          1
        </span>
        {w.player.holds}
      </li>
      <li>
        <span class="sample fails" aria-hidden="true">
          1
        </span>
        {w.player.fails}
      </li>
      <li>
        <span class="sample eliminated" aria-hidden="true" />
        {w.roles.eliminated}
      </li>
    </ul>
  );
}
