import { language } from "./index";

/** Such as 7.2, as the language writes it. */
export const decimal = (value: number) =>
  value.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `text` with its long numbers in groups of three, as the language writes them. */
export const grouped = (text: string) =>
  text.replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString(language.value));
