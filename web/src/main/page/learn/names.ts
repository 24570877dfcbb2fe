/** How the pages of the techniques are searched. */
import type { TechniqueText } from "../../build/techniques";

/** Without accents and capitals, which need not be typed. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether each word of `wanted` is in a name of the technique, in whatever language. */
export function isCalled(
  wanted: string,
  id: string,
  text: Pick<TechniqueText, "name" | "aliases" | "also">,
): boolean {
  const names = plain(`${id} ${text.name} ${text.aliases} ${text.also}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => names.includes(word));
}
