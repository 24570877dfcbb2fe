// For `node --test --test-reporter=…`: a line for each file of tests, what failed in full, and a line of totals.
import { basename } from "node:path";

function summary({ file, counts, duration_ms }) {
  const name = file === undefined ? "browser" : `  ${basename(file, ".test.mjs")}`;
  const failed = counts.failed + counts.cancelled;
  return `${name}: ${counts.passed} passed, ${failed} failed (${Math.round(duration_ms / 1000)} s)\n`;
}

/** What failed, without the suites that it is in: they fail with it. */
function failure({ file, name, details }) {
  if (details.error?.failureType === "subtestsFailed") {
    return "";
  }
  const cause = details.error?.cause ?? details.error;
  return `FAILED ${basename(file ?? "", ".test.mjs")}, ${name}\n${cause?.stack ?? cause}\n`;
}

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === "test:summary") {
      yield summary(data);
    } else if (type === "test:fail") {
      yield failure(data);
    } else if (type === "test:stdout" || type === "test:stderr") {
      yield data.message;
    }
  }
}
