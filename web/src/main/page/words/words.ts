import type { en } from "./en";

/** The keys and shapes of English, with any text in place of each. */
export type Same<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly string[]
      ? { readonly [I in keyof T]: string }
      : { readonly [K in keyof T]: Same<T[K]> };

export type Words = Same<typeof en>;
