import type { Same } from "../words";
import type { en } from "./en";

/** The same members in each language. */
export type VariantWords = Same<typeof en>;
