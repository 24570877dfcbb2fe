/** The engine in a worker: the same methods, each of which answers a promise, and no page waits for them. */
import { whereWeAre } from "./here";
import type { Engine } from "./index";
import { node } from "./node";
import { type Generated, type Opening, PuzzleError, type Speech, type Wish } from "./types";

export * from "./types";

/** The methods that are asked as they are. */
const METHODS = [
  "solve",
  "count",
  "hint",
  "step",
  "apply",
  "board",
  "givens",
  "digits",
  "convert",
  "lost",
  "rate",
  "path",
  "canonical",
] as const;

/** What is asked of the thread. */
export type Question = { readonly id: number } & (
  | { readonly method: string; readonly args: readonly unknown[] }
  | { readonly abort: number }
);

/** What the thread answers. */
export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly attempts: number }
  | { readonly failed: Failure }
);

/** An error, as it passes between threads. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

type Asked = {
  readonly [M in (typeof METHODS)[number]]: (
    ...args: Parameters<Engine[M]>
  ) => Promise<Awaited<ReturnType<Engine[M]>>>;
};

/** An engine in a worker of its own. Its methods are those of {@link Engine}, as promises. */
export interface WorkerEngine extends Asked {
  /** Makes a puzzle; a second search begins when the first has ended. When the signal is aborted, the promise is rejected
   * at once. */
  generate(wish: Wish): Promise<Generated>;
  /** Speaks like this from now on. */
  speak(speech: Speech): Promise<void>;
  /** Ends the worker; what it has not answered is rejected. */
  close(): void;
}

/** A worker of the web, or of Node.js. */
interface Thread {
  postMessage(question: Question): void;
  terminate(): unknown;
  ref?(): void;
  unref?(): void;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress?: Wish["onProgress"];
}

/**
 * Opens an engine in a worker. Bundlers find the worker's module by `new Worker(new URL(…))`; where one does not, make a
 * worker of the module `@escargot-sudoku/engine/worker-thread` and give it.
 */
export async function openWorker(
  opening: Opening & { readonly worker?: Worker } = {},
): Promise<WorkerEngine> {
  const { worker, ...rest } = opening;
  const waiting = new Map<number, Waiting>();
  const thread = listening(worker ?? started(), waiting);
  const ask = asking(thread, waiting);
  const methods = METHODS.map((method) => [method, (...args: unknown[]) => ask(method, args)] as const);
  await ask("open", [addressed(rest)]);
  return {
    ...(Object.fromEntries(methods) as unknown as Asked),
    generate: ({ onProgress, signal, ...wish }) => ask("generate", [wish], onProgress, signal),
    speak: (speech) => ask("speak", [addressed(speech)]),
    close() {
      thread.terminate();
      failAll(waiting, new Error("The engine was closed."));
    },
  };
}

/** An address passes to another thread as a text only, and is relative to the page, not to the worker. */
function addressed<S extends Opening>(speech: S): S {
  const address = (value: Opening["wasm"]) =>
    typeof value === "string" || value instanceof URL ? new URL(value, whereWeAre()).href : value;
  const { wasm, backgroundWasm } = speech;
  return { ...speech, wasm: address(wasm), backgroundWasm: address(backgroundWasm) };
}

function started(): Worker {
  if (typeof Worker === "function") {
    return new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" });
  }
  const threads = node?.getBuiltinModule?.("node:worker_threads");
  if (!threads) {
    throw new Error("This needs workers: a browser, Deno, or Node.js 22.3 or later.");
  }
  return new threads.Worker(new URL("./worker-thread.js", import.meta.url)) as unknown as Worker;
}

function listening(worker: Worker, waiting: Map<number, Waiting>): Thread {
  const hear = (reply: Reply) => {
    const asked = waiting.get(reply.id);
    if ("attempts" in reply) {
      asked?.onProgress?.(reply.attempts);
      return;
    }
    waiting.delete(reply.id);
    if (waiting.size === 0) {
      // A worker of Node.js that is idle keeps no program from ending.
      (worker as Thread).unref?.();
    }
    if ("failed" in reply) {
      asked?.reject(errorOf(reply.failed));
    } else {
      asked?.resolve(reply.value as never);
    }
  };
  const die = (why: unknown) =>
    failAll(
      waiting,
      why instanceof Error ? why : new Error(`The worker failed: ${(why as ErrorEvent).message}`),
    );
  if ("on" in worker) {
    const node = worker as unknown as { on(event: string, listener: (told: never) => void): void };
    node.on("message", hear);
    node.on("error", die);
  } else {
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => hear(data));
    worker.addEventListener("error", die);
  }
  return worker;
}

function failAll(waiting: Map<number, Waiting>, reason: Error): void {
  for (const { reject } of waiting.values()) {
    reject(reason);
  }
  waiting.clear();
}

type Ask = (
  method: string,
  args: readonly unknown[],
  onProgress?: Wish["onProgress"],
  signal?: Wish["signal"],
) => Promise<never>;

function asking(thread: Thread, waiting: Map<number, Waiting>): Ask {
  let last = 0;
  return (method, args, onProgress, signal) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      waiting.set(id, { resolve, reject, onProgress });
      thread.ref?.();
      thread.postMessage({ id, method, args });
      signal?.addEventListener("abort", () => {
        thread.postMessage({ id: ++last, abort: id });
        reject(signal.reason);
      });
    });
  };
}

function errorOf({ name, message, line, column }: Failure): Error {
  switch (name) {
    case "PuzzleError":
      return new PuzzleError(message, line, column);
    case "TypeError":
      return new TypeError(message);
    case "RangeError":
      return new RangeError(message);
    default:
      return new Error(message);
  }
}
