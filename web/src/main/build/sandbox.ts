/** The document in which code runs that people write: one file, with its script and its policy in it. */
import { createHash } from "node:crypto";
import { build } from "vite";

/** The document, made of the script `entry` and all that it imports. */
export async function sandbox(entry: string): Promise<string> {
  const script = await bundled(entry);
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Sandbox</title>
<script>${script}</script>
</html>
`;
}

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "sandbox" } },
  });
  const chunk = [built].flat().flatMap((each) => ("output" in each ? each.output : []))[0];
  if (chunk?.type !== "chunk") {
    throw new Error(`Nothing was built of ${entry}.`);
  }
  return chunk.code;
}
