import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient, EngineFailure } from "../../main/page/engine/client";

/** What a worker is to the page: it says what the test has it say. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly asked: { id: number; call: string }[] = [];
  isEnded = false;

  postMessage(question: { id: number; call: string }): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

type Numbers = { readonly number: () => number };

let workers: FakeWorker[];
let client: EngineClient<Numbers>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  workers = [];
  const open = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  client = new EngineClient<Numbers>(open, async () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const only = () => workers[0] as FakeWorker;

test("the time to load an engine is not taken from what a question has", async () => {
  const answer = client.ask("number");
  await vi.advanceTimersByTimeAsync(30_000);
  only().says({ loaded: true });
  await vi.advanceTimersByTimeAsync(9_000);
  only().says({ id: only().asked[0]?.id, answer: "7" });
  expect(await answer).toBe(7);
  expect(workers).toHaveLength(1);
});

test("an engine that is loaded and does not answer is replaced", async () => {
  const late = expect(client.ask("number")).rejects.toThrow("No answer to number within 10000 ms.");
  await vi.advanceTimersByTimeAsync(0);
  only().says({ loaded: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
  expect(only().isEnded).toBe(true);
  const next = client.ask("number");
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.says({ id: workers[1].asked[0]?.id, answer: "8" });
  expect(await next).toBe(8);
});

test("an engine that never loads is given up, with all questions", async () => {
  const lost = [client.ask("number"), client.ask("number")].map((answer) =>
    expect(answer).rejects.toBeInstanceOf(EngineFailure),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(lost);
  expect(only().isEnded).toBe(true);
});

test("one can wait for an engine without asking", async () => {
  let isAwake = false;
  void client.wake().then(() => {
    isAwake = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  // Nothing has to be taught here, so it can be asked at once.
  expect(isAwake).toBe(true);
  expect(only().asked).toHaveLength(0);
});

test("what an engine is taught goes in one message", async () => {
  const taught = client.teach([["forgetMessages"], ["message", "a", "b"]]);
  await vi.advanceTimersByTimeAsync(0);
  expect(only().asked).toEqual([{ id: 0, lessons: [["forgetMessages"], ["message", "a", "b"]] }]);
  only().says({ id: 0, answer: "null" });
  await taught;
});
