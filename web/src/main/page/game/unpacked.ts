/** Files that gzip has packed. */

/** What `packed` is without gzip; undefined where it is damaged. No more than `most` bytes, and one, come out. */
export async function unpacked(packed: ArrayBuffer, most: number): Promise<ArrayBuffer | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const pieces: BlobPart[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done && length <= most; read = await reader.read()) {
      pieces.push(read.value);
      length += read.value.byteLength;
    }
    await reader.cancel();
  } catch {
    return undefined;
  }
  return new Blob(pieces).slice(0, most + 1).arrayBuffer();
}
