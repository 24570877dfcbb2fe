import type { Role } from "../engine/door";
import type { ToldStep } from "../engine/told";
import { words } from "../words";
import { rolesOf } from "./lit";

/** Sets that have a letter; the others are told by their shape alone. */
const LETTERS: Partial<Record<Role, string>> = {
  "color-a": "A",
  "color-b": "B",
  "color-c": "C",
  "color-d": "D",
};

/** What the shapes on the board mean, as far as the step has them. */
export function Legend({ step, effects }: { readonly step: ToldStep; readonly effects: boolean }) {
  const w = words.value;
  const { areas, links, marks } = step.picture;
  const drawn = new Set(rolesOf(step, effects).flatMap((cell) => (cell ? [...cell.values()] : [])));
  const roles = [...new Set(marks.map(({ role }) => role))].filter((role) => drawn.has(role));
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
      {areas.some(({ role }) => role === "blocker") && (
        <li>
          <span class="sample blocking" aria-hidden="true" />
          {w.blockers}
        </li>
      )}
      {links.some(({ strength }) => strength === "strong") && <li class="line-strong">{w.strongLink}</li>}
      {links.some(({ strength }) => strength === "weak") && <li class="line-weak">{w.weakLink}</li>}
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
