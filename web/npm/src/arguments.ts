/** Refuses what callers without types can give, for which the engine itself has but an error of WebAssembly. */

const said = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** `value`, which must be a text. */
export function textIn(name: string, value: unknown): string {
  if (typeof value !== "string") {
    throw new TypeError(`${name} must be a text, not ${said(value)}`);
  }
  return value;
}

/** `value`, which must be one of `known`. */
export function oneOf<N extends string>(name: string, value: unknown, known: readonly N[]): N {
  if (!known.includes(value as N)) {
    throw new RangeError(`${name} must be one of ${known.join(", ")}, not ${said(value)}`);
  }
  return value as N;
}

/** `value`, which must be a whole number in a range. */
export function wholeIn(name: string, value: unknown, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${said(value)}`);
  }
  return value as number;
}

/** `value`, which must be a number of milliseconds, none below 0. */
export function millisecondsIn(name: string, value: unknown): number {
  if (typeof value !== "number" || !(value >= 0)) {
    throw new RangeError(`${name} must be a number of milliseconds, not ${said(value)}`);
  }
  return value;
}

/** `value`, which must be a whole number, as a signed number of 64 bits in decimal. */
export function seedIn(name: string, value: unknown): string {
  const isText = typeof value === "string" && /^-?\d+$/.test(value);
  if (typeof value !== "bigint" && !Number.isSafeInteger(value) && !isText) {
    throw new RangeError(`${name} must be a whole number (number, bigint or text), not ${said(value)}`);
  }
  return String(BigInt.asIntN(64, BigInt(value as number | bigint | string)));
}

/** `value`, which must be a rating, in tenths. */
export function tenthsIn(name: string, value: unknown): number {
  if (typeof value !== "number" || !(value >= 1 && value <= 20)) {
    throw new RangeError(`${name} must be a rating from 1.0 to 20.0, not ${said(value)}`);
  }
  return Math.round(value * 10);
}
