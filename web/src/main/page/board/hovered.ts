import { computed, signal } from "@preact/signals";

/** The cell under the pointer, or -1. */
export const hovered = signal(-1);
/** The cell with the focus, or -1 while that is elsewhere. */
export const focused = signal(-1);
/** The cell that somebody looks at: the words that name it light up. */
export const met = computed(() => (hovered.value >= 0 ? hovered.value : focused.value));
