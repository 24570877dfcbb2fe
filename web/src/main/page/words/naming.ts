/** How cells are named: on the board, in hints and aloud. */
import { computed, signal } from "@preact/signals";
import { kept } from "../game/settings";
import { language } from "./index";

/** What each style calls the first cell; the engine knows them by the same names. */
export const NAMINGS = { rc: "r1c1", lc: "L1C1", a1: "A1" } as const;
export type Naming = keyof typeof NAMINGS;

/** What somebody chose; nothing as long as the language decides. */
export const chosenNaming = kept<Naming | "">(
  "cells",
  signal<Naming | "">(""),
  (value) => value in NAMINGS || value === "",
);

/** What the language `code` has where nothing was chosen. */
export const namingOf = (code: string, chosen = chosenNaming.value): Naming =>
  chosen || (code === "fr" ? "lc" : "rc");

export const naming = computed(() => namingOf(language.value));

/** The language and the names of cells in it: the engine's sentences follow them. */
export const spoken = computed(() => `${language.value} ${naming.value}`);

const ROWS = { rc: "123456789", lc: "123456789", a1: "ABCDEFGHJ" } as const;
const NAMES: Readonly<Record<Naming, RegExp>> = {
  rc: /\b(r[1-9]+c[1-9]+)/,
  lc: /\b(L[1-9]+C[1-9]+)/,
  a1: /\b([A-HJ]+[1-9]+)\b/,
};

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

/** `text` in pieces; those with cells are names, such as r4c5, r12c3 and r5c456 in the style that is spoken. */
export function named(
  text: string,
): readonly { readonly text: string; readonly cells?: readonly number[] }[] {
  const name = NAMES[naming.value];
  return text
    .split(name)
    .map((piece) => (name.test(piece) ? { text: piece, cells: cellsOf(piece) } : { text: piece }));
}

function cellsOf(name: string): readonly number[] {
  const rows = ROWS[naming.value];
  const [, above = "", across = ""] = /^[rL]?([1-9]+|[A-HJ]+?)[cC]?([1-9]+)$/.exec(name) ?? [];
  return [...above].flatMap((row) => [...across].map((column) => rows.indexOf(row) * 9 + Number(column) - 1));
}
