/** Positions to practise a technique in. */
import type { BackgroundAnswers } from "../engine/answers";
import type { Ask } from "../engine/client";

/** So long a position is made anew; then one is drawn from those that were made before. */
const PATIENCE_MS = 1_200;

/** The link of a position in which `technique` is the easiest next step; nothing where none is found. */
export async function practice(ask: Ask<BackgroundAnswers>, technique: string): Promise<string | undefined> {
  const seed = (crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n).toString();
  const lines = (await (await fetch("./practice.txt")).text()).split("\n");
  const kept = lines.filter((line) => line.startsWith(`${technique} `)).join("\n");
  return (await ask("practise", technique, kept, seed, PATIENCE_MS)) ?? undefined;
}
