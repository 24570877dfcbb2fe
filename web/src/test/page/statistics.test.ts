import { expect, test, vi } from "vitest";
import { countStatistics } from "../../main/page/game/statistics";
import { takeSetting } from "../../main/page/settings/settings";

const asked = vi.hoisted(() => [] as string[]);

vi.mock("../../main/page/game/ask", () => ({
  ask: (_call: string, kept: string) => {
    asked.push(kept);
    return Promise.resolve({ kept: kept || "none yet", levels: [] });
  },
}));

test("reading the statistics does not keep those of a backup out", async () => {
  await countStatistics("read");
  takeSetting("statistics", JSON.stringify("of the backup"));
  await countStatistics("read");
  expect(asked).toEqual(["", "of the backup"]);
});
