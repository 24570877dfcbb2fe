import type { View } from "../engine/view";
import { rated } from "../game/rating";
import { language, words } from "../words";
import { decimal } from "../words/decimal";

/** How hard the puzzle is: the level it was drawn at, HoDoKu's level and score, Sudoku Explainer's rating. */
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
  return <p class="rating">{parts.join(" · ")}</p>;
}

function hodoku(level: string, score: number | undefined): string {
  const points = score === undefined ? "" : `, ${score.toLocaleString(language.value)}`;
  return words.value.labeled("HoDoKu", level + points);
}

function explainer(er: number, finished: boolean): string {
  return `ER ${finished ? "" : "≥ "}${decimal(er / 10)}`;
}
