/** Runs an engine beside the page: one question, one answer. */
import type { Argument } from "./call";
import { openScript, runsWasm } from "./fallback";
import { open } from "./open";

export interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly Argument[];
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
  self.onmessage = async ({ data }: MessageEvent<Question>) => {
    try {
      const call = await engine;
      self.postMessage({ id: data.id, answer: call(data.call, data.args) } satisfies Reply);
    } catch (error) {
      self.postMessage({ id: data.id, failed: String(error) } satisfies Reply);
    }
  };
}
