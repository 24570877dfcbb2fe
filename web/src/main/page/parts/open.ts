import { signal } from "@preact/signals";

/** Which dialogue is open. */
export const open = signal<"menu" | "new" | "games" | "print" | "save" | "keys" | "techniques" | undefined>(
  undefined,
);
