/** What the course says; apart from the other words, because it is fetched with the course. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { CourseWords } from "./words";

const ALL: Record<typeof language.value, CourseWords> = { en, fr, el };

export const courseWords = computed(() => ALL[language.value]);
