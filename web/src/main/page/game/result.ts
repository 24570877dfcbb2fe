/** The result of a game, to be shared. */

import type { View } from "../engine/view";
import type { Session } from "../session/session";
import { bandOf } from "../settings/level";
import { words } from "../words";
import { levelSaid } from "../words/level";
import { dayOf, time, wholeMinutes } from "../words/time";
import type { Result, Won } from "./daily";
import { expected } from "./speed";

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
  return textOf(w.labeled(`Escargot, ${dayOf(date)}`, w.levels[bandOf(level)] ?? ""), result);
}

/** The same of any game that was won, by what it is called. */
export function gameText(session: Session, { level, clock, hints }: View, name: string | undefined): string {
  const w = words.value;
  const called = name ?? (level < 0 ? w.ownPuzzle : levelSaid(level));
  return textOf(w.labeled("Escargot", called), {
    time: clock.elapsed,
    hints,
    expected: expected(session).peek(),
  });
}

function textOf(title: string, result: Result): string {
  const w = words.value;
  const minutes = result.expected && wholeMinutes(result.expected);
  const spent = time(result.time);
  const said = minutes ? w.daily.ofExpected(spent, minutes) : spent;
  const lines = [title, `${said}, ${w.daily.hints(result.hints)}`];
  return (result.expected ? [...lines, squares(result.time / result.expected)] : lines).join("\n");
}

/** The time that was taken in tenths of the expected one: green up to it, orange beyond, white where it was shorter. */
export function squares(ratio: number): string {
  const taken = Math.min(MOST_SQUARES, Math.max(1, Math.round(ratio * SQUARES)));
  const green = Math.min(taken, SQUARES);
  return "🟩".repeat(green) + "🟧".repeat(taken - green) + "⬜".repeat(SQUARES - green);
}
