/** Opens an engine where the caller is: in a worker of the page, or in whatever uses the npm package. */
import { load } from "#wasm/classes.wasm-runtime.js";
import { type Call, callOf, type Exports } from "./call";

/** The engine of the WebAssembly at an address, or with these bytes. */
export async function open(wasm: string | BufferSource): Promise<Call> {
  return callOf((await load(wasm)).exports as Exports);
}
