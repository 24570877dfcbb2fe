import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Question } from "../../main/page/engine/serve";
import { countStatistics } from "../../main/page/game/statistics";
import { bare } from "../../main/page/session/session";
import { takeSetting } from "../../main/page/settings/settings";

const asked: unknown[] = [];

/** An engine that keeps what it is told of statistics. */
class CountingEngine {
  onmessage: ((event: { data: unknown }) => void) | undefined;

  postMessage({ id, call, args }: Question): void {
    const [kept] = args ?? [];
    if (call === "statistics") {
      asked.push(kept);
    }
    const answer = JSON.stringify(call === "statistics" ? { kept: kept || "none yet", levels: [] } : null);
    setTimeout(() => this.onmessage?.({ data: { id, answer } }));
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

beforeAll(() => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("Worker", CountingEngine);
  vi.stubGlobal("fetch", async () => Response.json({}));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test("reading the statistics does not keep those of a backup out", async () => {
  const session = bare("");
  await countStatistics(session, "read");
  takeSetting("statistics", JSON.stringify("of the backup"));
  await countStatistics(session, "read");
  expect(asked).toEqual(["", "of the backup"]);
});
