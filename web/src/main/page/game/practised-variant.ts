/** What is to be found in a puzzle with rules of its own: for the course, or a technique that the player chose. */

import { effect, signal } from "@preact/signals";
import type { VariantPosition } from "../engine/variant";
import { part } from "../session/session";
import { kept } from "../settings/settings";
import { isRecord, readObject } from "../settings/shapes";
import { type Practising, readPractising } from "./practise";
import type { VariantTask } from "./task";

/** The position; its `givens` are the puzzle as a text. */
export interface VariantPractising extends Practising {
  readonly task?: VariantTask | undefined;
  readonly told: VariantPosition["told"];
  /** How much of `told` was shown. */
  readonly depth: number;
}

const left = kept(
  "variant-practising",
  signal(""),
  (value) => value === "" || readVariantPractising(value) !== undefined,
);

export const variantPractising = part((session) => {
  const isOwn = session.name === "";
  const now = signal<VariantPractising | undefined>(isOwn ? readVariantPractising(left.value) : undefined);
  if (isOwn) {
    effect(() => {
      left.value = now.value ? JSON.stringify(now.value) : "";
    });
  }
  return now;
});

/** Reads what was kept; undefined where it is no such thing. */
export function readVariantPractising(text: string): VariantPractising | undefined {
  const found = readPractising(text);
  const { told, depth } = readObject(text) ?? {};
  const isTold =
    Array.isArray(told) &&
    told.every((each) => isRecord(each) && typeof each.text === "string" && Array.isArray(each.house));
  return found && isTold && Number.isInteger(depth) ? (found as VariantPractising) : undefined;
}
