declare module "#wasm/classes.wasm-runtime.js" {
  export function load(path: string): Promise<{ exports: Record<string, unknown> }>;
}

declare module "#wasm/*.wasm?url" {
  const url: string;
  export default url;
}
