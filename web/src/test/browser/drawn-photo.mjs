/** Pictures of printed puzzles, drawn by the browser: no photo of anybody is kept here. */

/** A PNG of a page with `puzzle` on it, as a camera beside it sees it: slanting, in the light of a lamp. In the cells of
 * `blots`, each a cell and a digit, that digit is printed over what stands there. */
export async function drawnPhoto(page, puzzle, blots = []) {
  const url = await page.evaluate(draw, [puzzle, blots]);
  return { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(url.split(",")[1], "base64") };
}

/** The same picture as ink alone: black, and the more transparent the lighter it was. */
export async function withoutPaper(page, photo) {
  const url = await page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const seen = pen.getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < seen.data.length; i += 4) {
      seen.data.set([0, 0, 0, 255 - seen.data[i]], i);
    }
    pen.putImageData(seen, 0, 0);
    return canvas.toDataURL();
  }, [...photo.buffer]);
  return { ...photo, buffer: Buffer.from(url.split(",")[1], "base64") };
}

/** Runs in the page. */
function draw([puzzle, blots]) {
  const CELL = 64;
  const SIDE = 11 * CELL;
  const flat = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
  flat.fillStyle = "#f2efe6";
  flat.fillRect(0, 0, SIDE, SIDE);
  flat.fillStyle = "#1c1a18";
  for (let line = 0; line <= 9; line++) {
    const width = line % 3 === 0 ? 5 : 2;
    flat.fillRect(CELL * (line + 1) - width / 2, CELL, width, 9 * CELL);
    flat.fillRect(CELL, CELL * (line + 1) - width / 2, 9 * CELL, width);
  }
  flat.font = `${CELL * 0.66}px sans-serif`;
  flat.textAlign = "center";
  flat.textBaseline = "middle";
  const print = (cell, digit) =>
    flat.fillText(digit, CELL * ((cell % 9) + 1.5), CELL * (Math.floor(cell / 9) + 1.54));
  [...puzzle].forEach((digit, cell) => digit !== "." && print(cell, digit));
  blots.forEach(([cell, digit]) => print(cell, digit));
  const from = flat.getImageData(0, 0, SIDE, SIDE);

  const canvas = document.createElement("canvas");
  canvas.width = 900;
  canvas.height = 800;
  const pen = canvas.getContext("2d");
  const seen = pen.createImageData(canvas.width, canvas.height);
  for (let i = 0; i < canvas.width * canvas.height; i++) {
    const x = i % canvas.width;
    const y = Math.floor(i / canvas.width);
    // The far edge of the page is shorter, and the page lies a little askew.
    const depth = 1 + 0.35 * (1 - y / canvas.height);
    const u = Math.round(SIDE / 2 + ((x - 450) * 0.8 + (y - 400) * 0.06) * depth);
    const v = Math.round(SIDE / 2 + ((y - 400) * 0.85 - (x - 450) * 0.05) * depth);
    const isPaper = u >= 0 && v >= 0 && u < SIDE && v < SIDE;
    const light = 0.62 + 0.38 * (x / canvas.width);
    for (let color = 0; color < 3; color++) {
      seen.data[4 * i + color] = light * (isPaper ? from.data[4 * (v * SIDE + u) + color] : 96);
    }
    seen.data[4 * i + 3] = 255;
  }
  pen.putImageData(seen, 0, 0);
  return canvas.toDataURL();
}
