import { computed, signal } from "@preact/signals";
import { kept } from "../settings/settings";
import { el } from "./el";
import { en } from "./en";
import { fr } from "./fr";
import type { Words } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", el: "Ελληνικά" } as const;
export type Language = keyof typeof LANGUAGES;

const ALL: Record<Language, Words> = { en, fr, el };

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((code) => code in ALL) ?? "en") as Language;
}

/** The language of the page and of the engine's sentences. */
export const language = kept<Language>("language", signal(preferred()), (value) => value in ALL);
export const words = computed(() => ALL[language.value]);
