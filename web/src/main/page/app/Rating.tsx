import { useSession } from "../components/session";
import type { Rated } from "../engine/steps";
import type { View } from "../engine/view";
import { practising } from "../game/practise";
import { rated } from "../game/rating";
import { expected } from "../game/speed";
import type { Session } from "../session/session";
import { bandOf } from "../settings/level";
import { language, words } from "../words";
import { decimal, whole } from "../words/decimal";
import { wholeMinutes } from "../words/time";

/** How hard the puzzle is, and how long it takes. The numbers, that of its level, HoDoKu's level and score and Sudoku
 * Explainer's rating, wait behind a word where the page has drawn the puzzle. */
export function Rating({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const found = rated(session).value;
  if (isAsked(session, view) || (!found && view.level < 0)) {
    return null;
  }
  const numbers = [
    view.level >= 0 && `${w.level} ${view.level}`,
    found && hodoku(w.hodoku[found.level], found.level === "Incomplete" ? undefined : found.score),
    found && explainer(found.er, found.finished),
  ].filter(Boolean);
  const spent = found && !view.won ? minutes(session, view, found) : "";
  return (
    <div class="rating">
      {view.level >= 0 ? (
        <>
          <p>{[w.levels[bandOf(view.level)], spent].filter(Boolean).join(" · ")}</p>
          {found && (
            <details>
              <summary>{w.ratings}</summary>
              {numbers.join(" · ")}
            </details>
          )}
        </>
      ) : (
        <>
          <p>{numbers.join(" · ")}</p>
          {spent && <p>{capital(spent)}</p>}
        </>
      )}
      {found?.hardest && !view.won && <HardPlace key={view.givens} hardest={found.hardest} />}
    </div>
  );
}

/** Whether the player is to find a technique on the board, which what is hardest would tell. */
function isAsked(session: Session, view: View): boolean {
  const asked = practising(session).value;
  return asked !== undefined && !asked.found && asked.givens === view.givens;
}

/** From this level on minutes tell little: they do not grow with it. */
const HARD = 14;

/** Such as `about 12 min`; empty where the puzzle is hard. */
function minutes(session: Session, { level }: View, found: Rated): string {
  const isHard = level < 0 ? found.level !== "Easy" && found.level !== "Medium" : level >= HARD;
  const expectedNow = expected(session).value;
  return isHard || expectedNow === undefined ? "" : words.value.minutes(wholeMinutes(expectedNow));
}

/** What is hardest, and where: half of a hint, so only for those who ask. */
function HardPlace({ hardest }: { readonly hardest: NonNullable<Rated["hardest"]> }) {
  const w = words.value;
  return (
    <details>
      <summary>{w.victory.hardest}</summary>
      {hardest.near ? capital(w.hardPlace(hardest.near)) : hardest.name}
    </details>
  );
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
