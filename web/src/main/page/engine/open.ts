/** Opens an engine where the caller is: in a worker of the page, or in whatever uses the npm package. */
import { type Call, callOf } from "./call";
import { load } from "./load";

/** The engine of the WebAssembly at an address, with these bytes, or compiled. */
export async function open(wasm: string | BufferSource | WebAssembly.Module): Promise<Call> {
  return callOf(await load(wasm));
}
