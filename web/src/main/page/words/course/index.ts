/** What the course says; apart from the other words, because it is fetched with the course. */
import { computed } from "@preact/signals";
import { language } from "..";
import type { Same } from "../words";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";

export type CourseWords = Same<typeof en>;

const ALL: Record<typeof language.value, CourseWords> = { en, fr, el };

export const courseWords = computed(() => ALL[language.value]);
