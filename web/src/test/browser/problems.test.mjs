/** What is wrong with an input is told in the language of the page. */
import { button, paste, told } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";

const SHORT = ".".repeat(80);


test("80 characters are told in French, and in English once that is chosen", { tag: "@all" }, async ({ player }) => {
  const page = await player({ locale: "fr" });
  await paste(page, SHORT);
  await told(page, /^Ligne 1, colonne 81\s: la ligne s’arrête après 80 des 81 cases d’une grille\s; .*[^.]\.$/);
  await button(page, "Menu").click();
  await page.getByLabel("Langue").selectOption("en");
  await expect(page.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Escape");
  await paste(page, SHORT);
  await told(page, /^Line 1, column 81: the line ends after 80 cells; .*[^.]\.$/);
});

test("a link cut short is told in Greek", { tag: "@all" }, async ({ player }) => {
  const page = await player({ locale: "el", fragment: "#a1" });
  await told(page, "Γραμμή 1, στήλη 2: ο σύνδεσμος είναι κομμένος.");
});
