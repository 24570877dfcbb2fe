/** Puzzles with rules of their own that are brought to the page; the place that plays them takes them from here. */

import { signal } from "@preact/signals";
import type { Variant } from "../engine/variant";
import { part } from "../session/session";
import type { KeptGame } from "./archive";
import type { VariantTask } from "./task";

/** A puzzle to begin, a game to go on with, a puzzle to set (a text that reads as it, or nothing for the last one), a
 * lesson, or a technique to practise with its name. */
export type Brought =
  | { readonly puzzle: Variant }
  | { readonly kept: KeptGame }
  | { readonly setting: string | undefined }
  | { readonly lesson: VariantTask }
  | { readonly practice: { readonly technique: string; readonly name: string } };

/** What was brought and not yet taken. */
export const brought = part(() => signal<Brought | undefined>(undefined));

/** How what is kept of such a game begins. */
export const VARIANT_GAME = "escargot-variant ";

export const isVariantGame = ({ saved }: Pick<KeptGame, "saved">) => saved.startsWith(VARIANT_GAME);
