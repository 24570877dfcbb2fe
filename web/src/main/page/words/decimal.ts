import { language } from "./index";

/** Such as 7.2, as the language writes it. */
export const decimal = (value: number) =>
  value.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
