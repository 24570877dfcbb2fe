import { BackToGame } from "../components/BackToGame";
import { later } from "../components/lazy";
import { lookUp } from "../components/route";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { foundBefore, practise, practising } from "../game/practise";
import { words } from "../words";
import { say } from "../words/notice";

const Tasks = later(async () => (await import("../course/TaskCard")).Tasks);

const TaskLine = later(async () => (await import("../course/TaskCard")).TaskLine);

/** The task of a lesson, above the board. */
export function Task({ view }: { readonly view: View }) {
  const now = practising.value;
  return now?.task && now.givens === view.givens ? <TaskLine /> : null;
}

/** What is practised on the board, and what comes next. */
export function Practice({ view }: { readonly view: View }) {
  const w = words.value.learning;
  const now = practising.value;
  if (now?.givens !== view.givens) {
    return null;
  }
  if (now.task) {
    return <Tasks />;
  }
  const next = async () => {
    say(w.making);
    if (await practise(now.technique, now.name)) {
      focusBoard();
    } else {
      say(w.notMade);
    }
  };
  return (
    <section class="card practice" aria-label={w.practise}>
      <BackToGame />
      <p>
        {now.found && <b>{w.foundIt(now.name)}</b>}
        {!now.found && (
          <button type="button" class="link" onClick={() => lookUp(now.technique)}>
            {now.name}
          </button>
        )}{" "}
        {w.foundUnaided(foundBefore(now.technique))}
      </p>
      <div class="actions">
        <button type="button" class={now.found ? "primary" : ""} onClick={() => void next()}>
          {w.nextPosition}
        </button>
      </div>
    </section>
  );
}
