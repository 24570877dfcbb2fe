/** The pages of the techniques. */
import type { TechniqueText } from "../../build/techniques";

export type { TechniqueText };
export type Texts = Readonly<Record<string, TechniqueText>>;

export async function techniqueTexts(language: string): Promise<Texts> {
  return (await fetch(`./techniques_${language}.json`)).json() as Promise<Texts>;
}
