/**
 * What Node.js calls `process`; undefined on the web. It is asked of `globalThis`, because a bundler for the web that sees
 * the bare name brings a polyfill along, or refuses to go on without one.
 */
export const node: Partial<NodeJS.Process> | undefined = globalThis.process;
