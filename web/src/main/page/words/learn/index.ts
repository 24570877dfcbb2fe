/** What the pages of the techniques say beside the page's own words; fetched with them. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { LearnWords } from "./words";

const ALL: Record<typeof language.value, LearnWords> = { en, fr, el };

export const learnWords = computed(() => ALL[language.value]);
