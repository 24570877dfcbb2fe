import type { Rated } from "../engine/steps";
import type { View } from "../engine/view";
import { practising } from "../game/practise";
import { rated } from "../game/rating";
import { expected } from "../game/speed";
import { language, words } from "../words";
import { decimal, whole } from "../words/decimal";
import { wholeMinutes } from "../words/time";

/** How hard the puzzle is: the level it was drawn at, HoDoKu's level and score, Sudoku Explainer's rating, and how long
 * it takes. */
export function Rating({ view }: { readonly view: View }) {
  const w = words.value;
  const found = rated.value;
  if (isAsked(view) || (!found && view.level < 0)) {
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
      {found && !view.won && <p>{effort(found.hardest)}</p>}
    </div>
  );
}

/** Whether the player is to find a technique on the board, which what is hardest would tell. */
function isAsked(view: View): boolean {
  const asked = practising.value;
  return asked !== undefined && !asked.found && asked.givens === view.givens;
}

/** Such as `About 12 min · the hard place — Hidden Pair: look in box 5.` */
function effort(hardest: Rated["hardest"]): string {
  const w = words.value;
  const parts = [
    expected.value !== undefined && w.minutes(wholeMinutes(expected.value)),
    hardest?.near ? w.hardPlace(hardest.near) : hardest && w.labeled(w.victory.hardest, hardest.name),
  ];
  return capital(parts.filter(Boolean).join(" · "));
}

/** `text` as a line of its own begins. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

function hodoku(level: string, score: number | undefined): string {
  const points = score === undefined ? "" : `, ${whole(score)}`;
  return words.value.labeled("HoDoKu", level + points);
}

function explainer(er: number, finished: boolean): string {
  return `ER ${finished ? "" : "≥ "}${decimal(er / 10)}`;
}
