/** What the replay of a game says; apart from the other words, because it is fetched with the replay. */
import { computed } from "@preact/signals";
import { language } from "..";
import type { Same } from "../words";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";

export type ReplayWords = Same<typeof en>;

const ALL: Record<typeof language.value, ReplayWords> = { en, fr, el };

export const replayWords = computed(() => ALL[language.value]);
