/** What is wrong with an input is told in the language of the page. */
import { test } from "node:test";
import { closed, hosted, notice, paste } from "./browser.mjs";

const SHORT = ".".repeat(80);

const player = hosted();

const told = (page, start) => notice(page).filter({ hasText: start }).waitFor();

test("80 characters are told in French, and in English once that is chosen", async () => {
  const page = await player({ locale: "fr" });
  await paste(page, SHORT);
  await told(page, /^Ligne 1, colonne 81\s: la ligne s’arrête après 80 des 81 cases d’une grille\s; .*[^.]\.$/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByLabel("Langue").selectOption("en");
  await page.getByLabel("Language").waitFor();
  await page.keyboard.press("Escape");
  await paste(page, SHORT);
  await told(page, /^Line 1, column 81: the line ends after 80 cells; .*[^.]\.$/);
  await closed(page);
});

test("a link cut short is told in Greek", async () => {
  const page = await player({ locale: "el", fragment: "#a1" });
  await told(page, "Γραμμή 1, στήλη 2: ο σύνδεσμος είναι κομμένος.");
  await closed(page);
});
