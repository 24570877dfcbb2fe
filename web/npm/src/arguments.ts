/** Refuses what callers without types can give, for which the engine itself has but an error of WebAssembly. */

const said = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** `value`, which must be a text. */
export function textIn(name: string, value: unknown): string {
  if (typeof value !== "string") {
    throw new TypeError(`${name} must be a text, not ${said(value)}`);
  }
  return value;
}

/** `value`, which must be a number of milliseconds, none below 0. */
export function millisecondsIn(name: string, value: unknown): number {
  if (typeof value !== "number" || !(value >= 0)) {
    throw new RangeError(`${name} must be a number of milliseconds, not ${said(value)}`);
  }
  return value;
}

/** `value`, which must be a whole number, as a signed number of 64 bits. */
export function seedIn(name: string, value: unknown): bigint {
  if (typeof value !== "bigint" && !Number.isSafeInteger(value)) {
    throw new RangeError(`${name} must be a safe whole number or a bigint, not ${said(value)}`);
  }
  return BigInt.asIntN(64, BigInt(value as number | bigint));
}
