import { lessons, type Teach } from "../engine/teach";
import { namingOf } from "./naming";

/** Teaches an engine the language `code` and how to name cells. */
export async function speak(teach: Teach, code: string, naming = namingOf(code)): Promise<void> {
  const messages = await fetch(`./messages_${code}.json`);
  const texts = (await messages.json()) as Record<string, string>;
  await teach(lessons(texts, naming));
}
