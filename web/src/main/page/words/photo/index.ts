/** What is said of photos; apart from the other words, because it is fetched with the first photo. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { PhotoWords } from "./words";

const ALL: Record<typeof language.value, PhotoWords> = { en, fr, el };

export const photoWords = computed(() => ALL[language.value]);
