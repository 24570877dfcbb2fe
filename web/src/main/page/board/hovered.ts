import { signal } from "@preact/signals";

/** The cell under the pointer, or -1. */
export const hovered = signal(-1);
