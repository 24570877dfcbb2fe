import type { View } from "../engine/answers";
import { rated } from "../game/rating";
import { words } from "../words";

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
  return score === undefined ? `HoDoKu: ${level}` : `HoDoKu: ${level}, ${score}`;
}

function explainer(er: number, finished: boolean): string {
  return `ER ${finished ? "" : "≥ "}${(er / 10).toFixed(1)}`;
}
