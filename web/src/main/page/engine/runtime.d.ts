declare module "#wasm/classes.wasm-runtime.js" {
  export function load(wasm: string | BufferSource): Promise<{ exports: Record<string, unknown> }>;
}

declare module "#wasm/*.wasm?url" {
  const url: string;
  export default url;
}

declare module "#wasm/*.js?url" {
  const url: string;
  export default url;
}

declare module "#net/*?url" {
  const url: string;
  export default url;
}
