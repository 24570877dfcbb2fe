import type { Speaking } from "../engine/answers";
import type { Ask } from "../engine/client";
import { namingOf } from "./naming";

/** Teaches an engine the language `code` and how to name cells. */
export async function speak(ask: Ask<Speaking>, code: string, naming = namingOf(code)): Promise<void> {
  const messages = await fetch(`./messages_${code}.json`);
  const texts = (await messages.json()) as Record<string, string>;
  // In one go, so that no other question comes between.
  await Promise.all([
    ask("forgetMessages"),
    ask("nameCells", naming),
    ...Object.entries(texts).map(([key, text]) => ask("message", key, text)),
  ]);
}
