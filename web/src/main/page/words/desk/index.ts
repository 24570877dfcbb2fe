/** What the setter's desk says; apart from the other words, because it is fetched with the desk. */
import { computed } from "@preact/signals";
import { language } from "..";
import type { Same } from "../words";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";

export type DeskWords = Same<typeof en>;

const ALL: Record<typeof language.value, DeskWords> = { en, fr, el };

export const deskWords = computed(() => ALL[language.value]);
