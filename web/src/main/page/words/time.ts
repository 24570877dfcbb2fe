import { decimal } from "./decimal";
import { language } from "./index";

/** Such as 3:07 or 1:02:45. */
export function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long something took: such as 12 ms or 1.2 s. */
export const duration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))}\u00a0ms`
    : `${decimal(milliseconds / 1000)}\u00a0s`;

/** How many minutes that is, rounded; at least one. */
export const wholeMinutes = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 60_000));

/** A day as a number, such as 20261122. */
export const numberOf = (day: Date) => (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();

/** The day that a number such as 20261122 is, at noon, when no clock is changed. */
export const dateOf = (number: number) =>
  new Date(Math.floor(number / 10_000), (Math.floor(number / 100) % 100) - 1, number % 100, 12);

/** Such as November 22, 2026. */
export const dayOf = (number: number) =>
  dateOf(number).toLocaleDateString(language.value, { dateStyle: "long" });
