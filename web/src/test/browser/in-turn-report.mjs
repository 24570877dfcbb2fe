// For `in-turn.mjs`: a line for each file of tests, and what failed in full; `run.mjs` is told when a file has ended.
import { failure, totals } from "./report.mjs";

export default async function* report(events) {
  let [passed, failed] = [0, 0];
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") {
      continue;
    }
    const { nesting, name, skip, details } = data;
    if (details.type !== "suite" && skip === undefined) {
      passed += type === "test:pass" ? 1 : 0;
      failed += type === "test:fail" ? 1 : 0;
    }
    if (type === "test:fail") {
      yield failure(data);
    }
    if (nesting === 0) {
      yield `  ${totals(name, passed, failed, details.duration_ms)}`;
      process.send({ passed, failed });
      [passed, failed] = [0, 0];
    }
  }
}
