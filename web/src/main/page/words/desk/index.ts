/** What the setter's desk says; apart from the other words, because it is fetched with the desk. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { DeskWords } from "./words";

const ALL: Record<typeof language.value, DeskWords> = { en, fr, el };

export const deskWords = computed(() => ALL[language.value]);
