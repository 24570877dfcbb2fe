/** Opens the WebAssembly of an engine. TeaVM brings a loader, too, but one that builds functions from text, which a strict
 * content policy forbids, and that names modules of Node.js, which bundlers for browsers do not find. This one knows no
 * more than our engines import; where one imports more, it does not open, and the error names what is missing. */
import type { Exports } from "./call";
import { imports, type Running } from "./imports";

/** Takes strings as JavaScript has them, where it can. */
const COMPILED = { builtins: ["js-string"] } as object;

const PAGE = 65_536;
/** Where in linear memory the heap begins is a multiple of it. */
const ALIGNED = 256;

/** Linear memory, which lies outside of what is collected, as an engine wants it. */
interface Needs {
  readonly min: number;
  readonly dataSize: number;
}

/** The functions of the engine of the WebAssembly at an address, with these bytes, or compiled. */
export async function load(wasm: string | BufferSource | WebAssembly.Module): Promise<Exports> {
  const module = await compiled(wasm);
  const { min, dataSize } = needs(module);
  const memory = new WebAssembly.Memory({ initial: Math.max(min, 1), maximum: 2 ** 31 / PAGE });
  const builtin = !WebAssembly.Module.imports(module).some(({ module: of }) => of === "wasm:js-string");
  const engine: Running = { functions: {}, thrown: undefined };
  const heapOffset = Math.ceil(dataSize / ALIGNED) * ALIGNED;
  const given = imports(engine, builtin, memory, heapOffset) as unknown as WebAssembly.Imports;
  const { exports } = await WebAssembly.instantiate(module, given);
  engine.functions = exports as unknown as Running["functions"];
  engine.thrown = exports["teavm.javaException"] as unknown as WebAssembly.Tag;
  const globals = Object.entries(exports).filter(([, value]) => value instanceof WebAssembly.Global);
  return Object.fromEntries(globals.map(([name, value]) => [name, (value as WebAssembly.Global).value]));
}

async function compiled(wasm: string | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (wasm instanceof WebAssembly.Module) {
    return wasm;
  }
  const compile: (from: never, how: object) => Promise<WebAssembly.Module> =
    typeof wasm === "string" ? WebAssembly.compileStreaming : WebAssembly.compile;
  return compile((typeof wasm === "string" ? fetch(wasm) : wasm) as never, COMPILED);
}

function needs(module: WebAssembly.Module): Needs {
  const [said] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  return said === undefined ? { min: 1, dataSize: 0 } : JSON.parse(new TextDecoder().decode(said));
}
