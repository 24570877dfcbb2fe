/** The engine that has the game on the table, and questions to it. */

import { signal } from "@preact/signals";
import type { Answers } from "../engine/answers";
import { type Ask, EngineFailure, engine as startEngine } from "../engine/client";
import { type Command, type Naming, OPTIONS } from "../engine/door";
import type { Teach } from "../engine/teach";
import { part, type Session } from "../session/session";
import { leftOut, options } from "../settings/settings";
import { language, words } from "../words";
import { say } from "../words/notice";
import { speak } from "../words/speak";
import { now } from "./clock";
import { dropHint } from "./hint";
import { lastOf, putBack } from "./keeping";
import { keptGames } from "./storage";
import { isVariantGame } from "./variants";

/** How long the last answer took, in milliseconds. */
export const took = part(() => signal(0));

const engine = part((session) => startEngine((teach, ask) => prepare(session, teach, ask)));

const asking = part(() => ({ instances: 0 }));

/** Which engine answers now: one that failed is replaced, and the next one knows nothing. */
export const instance = (session: Session) => asking(session).instances;

/** A fresh engine knows neither the language nor the game. */
async function prepare(session: Session, teach: Teach, askIt: Ask<Answers>): Promise<void> {
  asking(session).instances++;
  await speak(teach, language.value);
  await askIt("leaveOut", leftOut.value);
  // It goes back to what was kept last.
  dropHint(session);
  const last = lastOf(
    session,
    (await keptGames()).filter((game) => !isVariantGame(game)),
  );
  if (last) {
    await putBack(session, last);
    await askIt("load", last.saved, now(session));
  }
  const on = options.value.split(" ");
  for (const option of OPTIONS) {
    await askIt("act", ...wired([on.includes(option) ? "turn-on" : "turn-off", option]), now(session));
  }
}

/** Has the engine speak the language `code`, and name cells as `naming` says. */
export function teach(session: Session, code: string, naming: Naming): Promise<void> {
  return speak(engine(session).teach, code, naming);
}

/** Starts the engine before anything is asked; should it fail, the first question says so. */
export async function wake(session: Session): Promise<void> {
  await engine(session)
    .ask("view", now(session))
    .catch(() => undefined);
}

/** The game as text, to be kept. */
export const save = (session: Session) => engine(session).ask("save", now(session));

/** Asks the engine, and says so when it fails. */
export async function ask<C extends keyof Answers>(
  session: Session,
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  const asked = performance.now();
  try {
    const answer = await engine(session).ask(call, ...args);
    took(session).value = performance.now() - asked;
    return answer;
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      say(session, words.value.noEngine);
      return undefined;
    }
    throw failure;
  }
}

/** A command as the engine takes it: its numbers in order, then its text. */
export function wired([name, ...given]: Command): [
  name: Command[0],
  first: number,
  second: number,
  text: string,
] {
  const [first = 0, second = 0] = given.filter((each) => typeof each === "number");
  return [name, first, second, given.find((each) => typeof each === "string") ?? ""];
}
