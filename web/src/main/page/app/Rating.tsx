import type { View } from "../engine/view";
import { rated } from "../game/rating";
import { expected } from "../game/speed";
import { language, words } from "../words";
import { decimal } from "../words/decimal";
import { wholeMinutes } from "../words/time";

/** How hard the puzzle is: the level it was drawn at, HoDoKu's level and score, Sudoku Explainer's rating, and how long
 * it takes. */
export function Rating({ view }: { readonly view: View }) {
  const w = words.value;
  const found = rated.value;
  if (!found && view.level < 0) {
    return null;
  }
  const parts = [
    view.level >= 0 && `${w.level} ${view.level}`,
    found && hodoku(w.hodoku[found.level], found.level === "Incomplete" ? undefined : found.score),
    found && explainer(found.er, found.finished),
  ].filter(Boolean);
  return (
    <div class="rating">
      <p>{parts.join(" · ")}</p>
      {found && !view.won && <p>{effort(found.hardest?.name)}</p>}
    </div>
  );
}

/** Such as `about 12 min · hardest: X-Wing`. */
function effort(hardest: string | undefined): string {
  const w = words.value;
  const parts = [
    expected.value !== undefined && w.minutes(wholeMinutes(expected.value)),
    hardest && w.labeled(w.victory.hardest, hardest),
  ];
  return capital(parts.filter(Boolean).join(" · "));
}

/** `text` as a line of its own begins. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

function hodoku(level: string, score: number | undefined): string {
  const points = score === undefined ? "" : `, ${score.toLocaleString(language.value)}`;
  return words.value.labeled("HoDoKu", level + points);
}

function explainer(er: number, finished: boolean): string {
  return `ER ${finished ? "" : "≥ "}${decimal(er / 10)}`;
}
