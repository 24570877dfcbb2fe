import { visit } from "../components/route";
import { DEPTHS, LARGE, LESSONS, METHODS } from "../game/lessons";
import { hintAt } from "../hint/asking";
import type { Session } from "../session/session";
import { projector } from "../settings/settings";

/** Opens what a link says. */
export async function openLesson(session: Session, opens: readonly string[]): Promise<void> {
  projector.value = opens.includes(LARGE);
  const lesson = LESSONS.find((each) => opens.includes(each));
  const depth = DEPTHS.find((each) => lesson === `hint-${each}`);
  const method = METHODS.find((each) => lesson === `watch-${each}`);
  if (depth) {
    await hintAt(session, depth);
  } else if (method) {
    const { left } = await import("../watch/session");
    left(session).method.value = method;
    visit("watch");
  } else if (lesson === "path" || lesson === "lines") {
    visit(lesson);
  }
}
