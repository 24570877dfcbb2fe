import { afterEach, expect, test } from "vitest";
import { type Language, language } from "../../main/page/words";
import { decimal, grouped, whole } from "../../main/page/words/decimal";

afterEach(() => {
  language.value = "en";
});

const NUMBERS = [0, 1, 7.2, 9.99, 10, 99.95, 999, 1000, 1234.5, 12_345, 999_999, 1_000_000, 1_234_567_890];
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

test.each<Language>(["en", "fr", "el"])("numbers are written as Intl writes them in %s", (code) => {
  language.value = code;
  for (const number of NUMBERS) {
    expect(decimal(number)).toBe(number.toLocaleString(code, TENTHS));
    expect(whole(number)).toBe(Math.round(number).toLocaleString(code));
  }
  expect(grouped("of 12345 in 678")).toBe(`of ${(12_345).toLocaleString(code)} in 678`);
});
