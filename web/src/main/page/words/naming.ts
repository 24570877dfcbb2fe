/** How cells are named: on the board, in hints and aloud. */
import { computed, signal } from "@preact/signals";
import type { Naming } from "../engine/door";
import { usualNaming } from "../engine/teach";
import { kept } from "../settings/settings";
import { language } from "./index";

/** What each style calls the first cell. */
export const NAMINGS = { rc: "r1c1", lc: "L1C1", a1: "A1" } as const satisfies Record<Naming, string>;

/** What the player chose; nothing as long as the language decides. */
export const chosenNaming = kept<Naming | "">(
  "cells",
  signal<Naming | "">(""),
  (value) => value === "" || Object.hasOwn(NAMINGS, value),
);

/** What the language `code` has where nothing was chosen. */
export const namingOf = (code: string, chosen = chosenNaming.value): Naming => chosen || usualNaming(code);

export const naming = computed(() => namingOf(language.value));

/** The language and the names of cells in it: the engine's sentences follow them. */
export const spoken = computed(() => `${language.value} ${naming.value}`);

const ROWS = { rc: "123456789", lc: "123456789", a1: "ABCDEFGHJ" } as const;

/** The number of row `index` (0..8), or its letter. */
export const rowName = (index: number) => ROWS[naming.value][index] ?? "";

/** Such as r4c5: what the engine's sentences say too. */
export function short(cell: number): string {
  const row = rowName(Math.floor(cell / 9));
  const column = (cell % 9) + 1;
  switch (naming.value) {
    case "rc":
      return `r${row}c${column}`;
    case "lc":
      return `L${row}C${column}`;
    case "a1":
      return `${row}${column}`;
  }
}
