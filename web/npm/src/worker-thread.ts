/** The thread of a worker, in which the engine of `worker.ts` is. */
import { Engine } from "./index";
import { node } from "./node";
import type { Wish } from "./types";
import type { Failure, Question, Reply } from "./worker";

interface Port {
  postMessage(reply: Reply): void;
}

const searches = new Map<number, AbortController>();
/** Ends when the search that was asked for last has ended. */
let lastSearch: Promise<void> = Promise.resolve();
let engine: Promise<Engine> | undefined;

listen();

function listen(): void {
  if (typeof self === "object" && typeof postMessage === "function") {
    self.onmessage = ({ data }: MessageEvent<Question>) => void hear(data, self);
    return;
  }
  const parentPort = node?.getBuiltinModule?.("node:worker_threads").parentPort;
  parentPort?.on("message", (question: Question) => void hear(question, parentPort as unknown as Port));
}

async function hear(question: Question, port: Port): Promise<void> {
  if ("abort" in question) {
    searches.get(question.abort)?.abort();
    return;
  }
  const { id } = question;
  try {
    port.postMessage({ id, value: await answer(question, port) });
  } catch (error) {
    port.postMessage({ id, failed: failure(error) });
  }
}

async function answer(question: { id: number; method: string; args: readonly unknown[] }, port: Port) {
  const { id, method, args } = question;
  if (method === "open") {
    engine = Engine.open(...(args as Parameters<typeof Engine.open>));
    await engine;
    return null;
  }
  const opened = (await engine) as unknown as Record<string, (...given: unknown[]) => unknown>;
  if (method !== "generate") {
    return (await opened[method]?.(...args)) ?? null;
  }
  const search = new AbortController();
  searches.set(id, search);
  const before = lastSearch;
  let ended: () => void = () => undefined;
  lastSearch = new Promise((done) => {
    ended = done;
  });
  const onProgress = (attempts: number) => port.postMessage({ id, attempts });
  try {
    // One that was aborted ends with its turn.
    await before;
    return await opened.generate?.({ ...(args[0] as Wish), onProgress, signal: search.signal });
  } finally {
    searches.delete(id);
    ended();
  }
}

function failure(error: unknown): Failure {
  const { name, message, line, column } = error as Failure;
  return { name, message, line, column };
}
