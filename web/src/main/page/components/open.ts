import { computed, signal } from "@preact/signals";
import { choice, photo } from "../game/choice";

/** Which dialog is open. */
export const open = signal<
  | "menu"
  | "notes"
  | "new"
  | "daily"
  | "games"
  | "statistics"
  | "checkpoints"
  | "print"
  | "save"
  | "copy"
  | "keys"
  | "techniques"
  | "lesson"
  | "famous"
  | "about"
  | undefined
>(undefined);

/** Whether a dialog covers the page. */
export const isCovered = computed(
  () => open.value !== undefined || choice.value !== undefined || photo.value !== undefined,
);
