/** Runs an engine beside the page: one question, one answer. */
import type { Argument, Call } from "./call";
import { openScript, runsWasm } from "./fallback";
import { open } from "./open";

export interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly Argument[];
}

/** Calls whose answers tell nothing, a thousand of them in one message: each message takes the page's time. */
export interface Lessons {
  readonly id: number;
  readonly lessons: readonly (readonly [call: string, ...args: Argument[]])[];
}

/** `loaded` comes before all answers; a trap leaves the instance in an unknown state, so `failed` asks for another worker. */
export type Reply =
  | { readonly loaded: true }
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly failed: string };

/** Answers the questions of the page with the functions of the engine at `wasm`, or else of the same at `script`. */
export function serve(wasm: string, script: string): void {
  const engine = runsWasm() ? open(wasm) : openScript(script);
  engine.then(
    () => self.postMessage({ loaded: true } satisfies Reply),
    // Every question is told why.
    () => undefined,
  );
  self.onmessage = async ({ data }: MessageEvent<Question | Lessons>) => {
    try {
      const answer = answerOf(await engine, data);
      self.postMessage({ id: data.id, answer } satisfies Reply);
    } catch (error) {
      self.postMessage({ id: data.id, failed: String(error) } satisfies Reply);
    }
  };
}

function answerOf(call: Call, asked: Question | Lessons): string {
  if ("call" in asked) {
    return call(asked.call, asked.args);
  }
  for (const [name, ...args] of asked.lessons) {
    call(name, args);
  }
  return "null";
}
