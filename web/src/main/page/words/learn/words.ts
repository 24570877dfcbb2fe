import type { Same } from "../words";
import type { en } from "./en";

/** The same members in each language. */
export type LearnWords = Same<typeof en>;
