/** From the file of a picture to the pixels that the engine takes. */

/** No side has more: the engine makes large photos smaller anyway, and phones have little memory. */
const MOST_PIXELS = 2560;

/** The pixels of a picture; undefined where the browser cannot open the file. */
export async function pixelsOf(file: Blob): Promise<ImageData | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) {
    return undefined;
  }
  const share = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen) {
    pen.imageSmoothingQuality = "high";
    // Where a picture is transparent, its paper is white.
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  return pen?.getImageData(0, 0, width, height);
}
