/** The codec is the engine's; the page only takes the fragment off the address and puts it on. */
export function fragmentOf(hash: string): string | undefined {
  return hash.length > 1 ? hash.slice(1) : undefined;
}

export function linkOf(fragment: string): string {
  return `${location.origin}${location.pathname}#${fragment}`;
}
