// For `node --test --test-reporter=…`: what failed in full, and a last line for each file, which `check` counts.
import { basename } from "node:path";

const nameOf = (file) => basename(file ?? "", ".test.mjs");

/** What failed, without the suites that it is in: they fail with it. */
function failure({ file, name, details }) {
  if (details.error?.failureType === "subtestsFailed") {
    return "";
  }
  const cause = details.error?.cause ?? details.error;
  return `FAILED ${nameOf(file)}, ${name}\n${cause?.stack ?? cause}\n`;
}

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file !== undefined) {
      const { passed, failed, cancelled } = data.counts;
      const seconds = Math.round(data.duration_ms / 1000);
      yield `${nameOf(data.file)}: ${passed} passed, ${failed + cancelled} failed (${seconds} s)\n`;
    } else if (type === "test:fail") {
      yield failure(data);
    } else if (type === "test:stdout" || type === "test:stderr") {
      yield data.message;
    }
  }
}
