/** What the place for puzzles with rules of their own says; apart from the other words, because it is fetched with that place. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { VariantWords } from "./words";

const ALL: Record<typeof language.value, VariantWords> = { en, fr, el };

export const variantWords = computed(() => ALL[language.value]);
