import { expect, test } from "vitest";
import { fromAddress, toAddress } from "../../main/page/replay/solve-link";

test.each(["", "53..7", "Ξ".repeat(50_000)])("a game comes back from its address", async (saved) => {
  const part = await toAddress(saved);
  expect(part).toMatch(/^[\w-]*$/);
  expect(await fromAddress(part)).toBe(saved);
});

test("an address that stands for no game, or for one too long, is refused", async () => {
  expect(await fromAddress("nothing")).toBeUndefined();
  expect(await fromAddress("%")).toBeUndefined();
  expect(await fromAddress(await toAddress("a".repeat(1_000_001)))).toBeUndefined();
});
