/** What stands on the keys of the keyboard in use. */
import { signal } from "@preact/signals";

interface Keyboard {
  /** By place, such as `KeyQ`, what its key says. */
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

const layout = signal<ReadonlyMap<string, string>>(new Map());

/** Asks the browser for the keyboard in use; not every browser tells. */
export async function lookAtKeyboard(): Promise<void> {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: Keyboard };
  try {
    layout.value = (await keyboard?.getLayoutMap()) ?? layout.value;
  } catch {
    // The page is not allowed to know, and names the keys of an American keyboard.
  }
}

/** What the key says that has `letter` on an American keyboard. */
export function capOf(letter: string): string {
  return (layout.value.get(`Key${letter}`) ?? letter).toLocaleUpperCase();
}
