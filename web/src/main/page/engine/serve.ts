/** Runs an engine beside the page: one question, one answer. */
import { open } from "./open";

export interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly (string | number)[];
}

/** A trap leaves the instance in an unknown state, so `failed` asks for another worker. */
export type Reply =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly failed: string };

/** Answers the questions of the page with the functions of the engine at `wasm`. */
export function serve(wasm: string): void {
  const engine = open(wasm);
  self.onmessage = async ({ data }: MessageEvent<Question>) => {
    try {
      const call = await engine;
      self.postMessage({ id: data.id, answer: call(data.call, data.args) } satisfies Reply);
    } catch (error) {
      self.postMessage({ id: data.id, failed: String(error) } satisfies Reply);
    }
  };
}
