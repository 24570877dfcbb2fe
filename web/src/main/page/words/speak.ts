import type { Speaking } from "../engine/answers";
import type { Ask } from "../engine/client";
import { lessons } from "../engine/teach";
import { namingOf } from "./naming";

/** Teaches an engine the language `code` and how to name cells. */
export async function speak(ask: Ask<Speaking>, code: string, naming = namingOf(code)): Promise<void> {
  const messages = await fetch(`./messages_${code}.json`);
  const texts = (await messages.json()) as Record<string, string>;
  // In one go, so that no other question comes between.
  await Promise.all(lessons(texts, naming).map(([call, ...args]) => ask(call, ...args)));
}
