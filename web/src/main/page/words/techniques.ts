/** The pages of the techniques. */
import type { KillerText, TechniqueText } from "../../build/techniques";

export type { KillerText, TechniqueText };
export type Texts = Readonly<Record<string, TechniqueText>>;

export async function techniqueTexts(language: string): Promise<Texts> {
  return (await fetch(`./techniques_${language}.json`)).json() as Promise<Texts>;
}

/** The same of the techniques of killers, which have no example on the usual board. */
export async function killerTexts(language: string): Promise<Readonly<Record<string, KillerText>>> {
  return (await fetch(`./killer_${language}.json`)).json() as Promise<Record<string, KillerText>>;
}
