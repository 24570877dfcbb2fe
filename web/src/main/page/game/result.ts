/** The result of a puzzle of the day, to be shared. */
import { bandOf } from "../settings/level";
import { words } from "../words";
import { dayOf, time, wholeMinutes } from "../words/time";
import type { Won } from "./daily";

/** The picture is so many squares long: the time that was expected. */
const SQUARES = 10;
/** No picture is longer. */
const MOST_SQUARES = 2 * SQUARES;

/** Such as:
 *
 *     Escargot, November 22, 2026: Medium
 *     7:42 of about 12 min, no hints
 *     🟩🟩🟩🟩🟩🟩⬜⬜⬜⬜
 */
export function resultText({ date, level, result }: Won): string {
  const w = words.value;
  const title = w.labeled(`Escargot, ${dayOf(date)}`, w.levels[bandOf(level)] ?? "");
  const expected = result.expected && wholeMinutes(result.expected);
  const spent = time(result.time);
  const said = expected ? w.daily.ofExpected(spent, expected) : spent;
  const lines = [title, `${said}, ${w.daily.hints(result.hints)}`];
  return (result.expected ? [...lines, squares(result.time / result.expected)] : lines).join("\n");
}

/** The time that was taken in tenths of the expected one: green up to it, orange beyond, white where it was shorter. */
export function squares(ratio: number): string {
  const taken = Math.min(MOST_SQUARES, Math.max(1, Math.round(ratio * SQUARES)));
  const green = Math.min(taken, SQUARES);
  return "🟩".repeat(green) + "🟧".repeat(taken - green) + "⬜".repeat(SQUARES - green);
}
