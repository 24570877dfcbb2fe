/** The policy of the page, in the document itself: not every host can be told to send headers. */
import { readFileSync } from "node:fs";

/** What the page may do, as the file of `headers` has it for all that has no rule of its own. A document cannot say who
 * may frame it. */
export function policy(headers: string): string {
  const [, all] = /^\/\*\n {2}Content-Security-Policy: (.+)$/m.exec(readFileSync(headers, "utf8")) ?? [];
  if (all === undefined) {
    throw new Error(`There is no policy in ${headers}.`);
  }
  return all
    .split("; ")
    .filter((rule) => !rule.startsWith("frame-ancestors "))
    .join("; ");
}
