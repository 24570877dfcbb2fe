// For `node --test --test-reporter=…`: a line for each file of tests, and what failed in full.
import { basename } from "node:path";

/** What failed, without the suites that it is in: they fail with it. */
export function failure({ file, name, details }) {
  if (details.error?.failureType === "subtestsFailed") {
    return "";
  }
  const cause = details.error?.cause ?? details.error;
  return `FAILED ${basename(file ?? "", ".test.mjs")}, ${name}\n${cause?.stack ?? cause}\n`;
}

export const totals = (file, passed, failed, milliseconds) =>
  `${basename(file, ".test.mjs")}: ${passed} passed, ${failed} failed (${Math.round(milliseconds / 1000)} s)\n`;

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file !== undefined) {
      const { passed, failed, cancelled } = data.counts;
      yield totals(data.file, passed, failed + cancelled, data.duration_ms);
    } else if (type === "test:fail") {
      yield failure(data);
    } else if (type === "test:stdout" || type === "test:stderr") {
      yield data.message;
    }
  }
}
