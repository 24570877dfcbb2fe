/** What the replay of a game says; apart from the other words, because it is fetched with the replay. */
import { computed } from "@preact/signals";
import { language } from "..";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { ReplayWords } from "./words";

const ALL: Record<typeof language.value, ReplayWords> = { en, fr, el };

export const replayWords = computed(() => ALL[language.value]);
