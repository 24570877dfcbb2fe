import { BackToGame } from "../components/BackToGame";
import { later } from "../components/lazy";
import { PracticeCard } from "../components/PracticeCard";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { practise, practising } from "../game/practise";
import { words } from "../words";
import { say } from "../words/notice";

const Tasks = later(async () => (await import("../course/TaskCard")).Tasks);

const TaskLine = later(async () => (await import("../course/TaskCard")).TaskLine);

/** The task of a lesson, above the board. */
export function Task({ view }: { readonly view: View }) {
  const session = useSession();
  const now = practising(session).value;
  return now?.task && now.givens === view.givens ? <TaskLine /> : null;
}

/** What is practised on the board, and what comes next. */
export function Practice({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value.learning;
  const now = practising(session).value;
  if (now?.givens !== view.givens) {
    return null;
  }
  if (now.task) {
    return <Tasks />;
  }
  const next = async () => {
    say(session, w.making);
    if (await practise(session, now.technique, now.name)) {
      focusBoard();
    } else {
      say(session, w.notMade);
    }
  };
  return (
    <PracticeCard now={now} next={() => void next()}>
      <BackToGame />
    </PracticeCard>
  );
}
