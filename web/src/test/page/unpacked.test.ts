import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { unpacked } from "../../main/page/game/unpacked";

function packed(text: string): ArrayBuffer {
  return new Uint8Array(gzipSync(text)).buffer;
}

test("what gzip packed comes out", async () => {
  const plain = await unpacked(packed("53..7....\n"), 100);
  expect(new TextDecoder().decode(plain)).toBe("53..7....\n");
});

test("of a small file that becomes a large one as much comes out as is allowed, and one byte", async () => {
  const plain = await unpacked(packed("x".repeat(10_000_000)), 1_000);
  expect(plain?.byteLength).toBe(1_001);
});

test("damaged files are told", async () => {
  const bytes = packed("53..7....\n".repeat(100));
  expect(await unpacked(bytes.slice(0, bytes.byteLength / 2), 10_000)).toBeUndefined();
});
