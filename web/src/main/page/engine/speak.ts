import type { Speaking } from "./answers";
import type { Ask } from "./client";

/** Teaches an engine the language `code`. */
export async function speak(ask: Ask<Speaking>, code: string): Promise<void> {
  const messages = await fetch(`./messages_${code}.json`);
  const texts = (await messages.json()) as Record<string, string>;
  // In one go, so that no other question comes between.
  await Promise.all([
    ask("forgetMessages"),
    ...Object.entries(texts).map(([key, text]) => ask("message", key, text)),
  ]);
}
