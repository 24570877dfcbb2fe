import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { kept, takeSetting } from "../../main/page/settings/settings";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

const short = (value: string) => value.length < 10;

test("what was saved of a part that is fetched later waits for it", () => {
  takeSetting("course", '"far"');
  expect(kept("course", signal("begun"), short).value).toBe("far");
});

test("what the player has done here is not overwritten, nor what is not known kept", () => {
  stored.set("escargot.lines", '"mine"');
  takeSetting("lines", '"theirs"');
  takeSetting("nonsense", '"theirs"');
  expect(kept("lines", signal(""), short).value).toBe("mine");
  expect(stored.has("escargot.nonsense")).toBe(false);
});

test("a setting that is there takes what was saved, if it means something", () => {
  const setting = kept("here", signal("usual"), short);
  takeSetting("here", '"much too long for it"');
  takeSetting("here", "7");
  takeSetting("here", "{");
  expect(setting.value).toBe("usual");
  takeSetting("here", '"other"');
  expect(setting.value).toBe("other");
});
