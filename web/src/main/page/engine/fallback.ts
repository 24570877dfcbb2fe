/** The same engine as JavaScript, for browsers whose WebAssembly has no garbage collection. */
import { type Call, callOf, type Exports } from "./call";

/** A module with a structure and no more: only with garbage collection it means something. */
const WITH_STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** Whether the engine as WebAssembly runs here. */
export const runsWasm = () => typeof WebAssembly === "object" && WebAssembly.validate(WITH_STRUCTURE);

/** The engine of the script at an address. */
export async function openScript(address: string): Promise<Call> {
  return callOf((await import(/* @vite-ignore */ address)) as Exports);
}
