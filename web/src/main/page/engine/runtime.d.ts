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
