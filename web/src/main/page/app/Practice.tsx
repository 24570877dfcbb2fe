import { BackToGame } from "../components/BackToGame";
import { later } from "../components/lazy";
import { PracticeCard } from "../components/PracticeCard";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { practise, practising } from "../game/practise";
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
    <PracticeCard now={now} next={() => void next()}>
      <BackToGame />
    </PracticeCard>
  );
}
