/** A game as part of an address: deflated, and in letters that need no escape there. */

/** A longer game no link is read for: a small link may become a large text. */
const MOST_CHARACTERS = 1_000_000;

/** The part of an address that stands for `saved`. */
export async function toAddress(saved: string): Promise<string> {
  const deflated = new Blob([saved]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The game that part of an address stands for; undefined where it stands for none. */
export async function fromAddress(part: string): Promise<string | undefined> {
  try {
    const text = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return await limited(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return undefined;
  }
}

async function limited(stream: ReadableStream<BufferSource>): Promise<string | undefined> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      return undefined;
    }
  }
  return text;
}
