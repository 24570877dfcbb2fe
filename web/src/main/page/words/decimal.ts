import { type Language, language } from "./index";

/** What groups thousands, and what precedes the tenths. `Intl` knows both, and needs 50 ms the first time that it is
 * asked. */
const SIGNS: Readonly<Record<Language, { readonly group: string; readonly point: string }>> = {
  en: { group: ",", point: "." },
  fr: { group: "\u202f", point: "," },
  el: { group: ".", point: "," },
};

/** Such as 7.2, as the language writes it. */
export const decimal = (value: number) => written(value.toFixed(1));

/** A whole number with its digits in groups of three, as the language writes them. */
export const whole = (value: number) => written(value.toFixed(0));

/** `text` with its long numbers in groups of three, as the language writes them. */
export const grouped = (text: string) => text.replace(/\d{4,}/g, written);

function written(number: string): string {
  const { group, point } = SIGNS[language.value];
  const [integer = "", tenths] = number.split(".");
  const groups = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return tenths === undefined ? groups : groups + point + tenths;
}
