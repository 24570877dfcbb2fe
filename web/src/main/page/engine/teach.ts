/** How an engine learns a language. */
import type { Speaking } from "./answers";
import type { Naming } from "./door";

/** A question to an engine that speaks. */
export type Lesson = {
  [C in keyof Speaking]: readonly [call: C, ...args: Parameters<Speaking[C]>];
}[keyof Speaking];

/** Teaches an engine, in one go, so that no other question comes between. */
export type Teach = (lessons: readonly Lesson[]) => Promise<void>;

/** How the language `code` names cells where the player chose nothing. */
export const usualNaming = (code: string): Naming => (code === "fr" ? "lc" : "rc");

/** What to ask an engine, in this order, so that it speaks the language of these texts. */
export function lessons(texts: Readonly<Record<string, string>>, naming: Naming): readonly Lesson[] {
  return [
    ["forgetMessages"],
    ["nameCells", naming],
    ...Object.entries(texts).map(([key, text]) => ["message", key, text] as const),
  ];
}
