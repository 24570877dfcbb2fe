/** axe as the tests use it. */
import axe from "axe-core";

/** What is looked at, and what for. */
export const RULES = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations", "incomplete"],
};

/** Puts axe into `page`.
 *
 * That what is seen in a control is in its name holds for all but the cells of a board: marks are no label that anybody
 * would say. The name of a cell tells them one by one, "center 2 5 6", where axe reads them as one number, 256, though they
 * are hidden from readers. */
export async function bringAxe(page) {
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    window.axe.configure({
      rules: [{ id: "label-content-name-mismatch", selector: ":not([role=gridcell])" }],
    });
  });
}
