import { expect, test } from "vitest";
import { EngineFailure } from "../../main/page/engine/client";
import type { View } from "../../main/page/engine/view";
import { keep, keptInTime, unkept } from "../../main/page/game/keeping";
import { bare } from "../../main/page/session/session";
import { words } from "../../main/page/words";
import { notice } from "../../main/page/words/notice";

const shown = () => ({}) as View;

test("a storage that fails is told", async () => {
  const session = bare("");
  keep(session, { shown, save: () => Promise.reject(new Error("No room.")) });
  await keptInTime(session);
  expect(notice(session).value).toBe(words.value.keepsNothing);
  expect(unkept(session).value).toBe(true);
});

test("an engine that fails while it saves is not the storage's fault", async () => {
  const session = bare("");
  keep(session, { shown, save: () => Promise.reject(new EngineFailure("No answer.")) });
  await keptInTime(session);
  expect(notice(session).value).toBe(words.value.noEngine);
  expect(unkept(session).value).toBe(false);
});
