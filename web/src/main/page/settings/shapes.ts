/** Reads what was kept as text, and may have been changed by anyone: only what has the shape that is asked for is taken. */

/** Whether `found` is an object with names, and no list. */
export const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

/** Whether `found` is a number that can be counted with, at least `least`. */
export const isNumber = (found: unknown, least = 0): found is number =>
  typeof found === "number" && Number.isFinite(found) && found >= least;

/** The last moment that a date can be of. */
const LATEST = 8_640_000_000_000_000;

/** Whether `found` is a time, in milliseconds since 1970. */
export const isMoment = (found: unknown): found is number => isNumber(found) && found <= LATEST;

/** The object that a kept text holds as JSON; undefined where it holds none. */
export function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isRecord(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Those of the entries of `found` that `valid` knows, and nothing where it is no object. No name that every object
 * knows, such as `constructor`, is found in it. */
export function entriesOf<T>(
  found: unknown,
  valid: (value: unknown, name: string) => value is T,
): Readonly<Partial<Record<string, T>>> {
  const entries: Partial<Record<string, T>> = Object.create(null);
  for (const [name, value] of Object.entries(isRecord(found) ? found : {})) {
    if (valid(value, name)) {
      entries[name] = value;
    }
  }
  return entries;
}
