/** The pages of the techniques. */
import { signal } from "@preact/signals";
import type { TechniqueText } from "../../build/techniques";
import { visit } from "../parts/place";

export type { TechniqueText };
export type Texts = Readonly<Record<string, TechniqueText>>;

/** The technique whose page is open. */
export const chosen = signal<string | undefined>(undefined);

/** Opens the page of a technique, from anywhere. */
export function lookUp(technique: string): void {
  chosen.value = technique;
  visit("learn");
}

export async function techniqueTexts(language: string): Promise<Texts> {
  return (await fetch(`./techniques_${language}.json`)).json() as Promise<Texts>;
}
