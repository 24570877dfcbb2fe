import { computed, effect, signal } from "@preact/signals";
import { embeddedLanguage } from "../settings/embedded";
import { kept } from "../settings/settings";
import { en } from "./en";
import type { Words } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", el: "Ελληνικά" } as const;
export type Language = keyof typeof LANGUAGES;

/** The words of a language: English ones come with the page, the others are fetched when they are first spoken. */
const FETCHED: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  fr: async () => (await import("./fr")).fr,
  el: async () => (await import("./el")).el,
};

/** Whether `code` names a language that the page speaks. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

const known = signal<Partial<Record<Language, Words>>>({});

function preferred(): Language {
  const tags = embeddedLanguage === null ? navigator.languages : [embeddedLanguage, ...navigator.languages];
  const wanted = tags.map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

/** The language of the page and of the engine's sentences. */
export const language = kept<Language>("language", signal(preferred()), isLanguage);

/** What the page says; nothing may ask before the first language is learned. */
export const words = computed(() => {
  const spoken = known.value[language.value] ?? Object.values(known.value)[0];
  if (!spoken) {
    throw new Error("No language has been loaded.");
  }
  return spoken;
});

/** Fetches the words of `code`, so that the page can speak it at once. */
export async function learnWords(code: Language): Promise<void> {
  if (!known.peek()[code]) {
    const learned = await FETCHED[code]();
    known.value = { ...known.peek(), [code]: learned };
  }
}

// Settings that were saved elsewhere may bring another language. Until its words are there, the page keeps to those that
// it knows.
effect(() => {
  learnWords(language.value).catch(() => undefined);
});
