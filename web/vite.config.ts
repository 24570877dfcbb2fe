import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { messageFiles } from "./src/main/build/messages.ts";
import { methodSources } from "./src/main/build/methods.ts";
import { notices } from "./src/main/build/notices.ts";
import { policy } from "./src/main/build/policy.ts";
import { sandbox } from "./src/main/build/sandbox.ts";
import { allSources, versionIn } from "./src/main/build/sources.ts";
import { killerTexts, techniqueTexts } from "./src/main/build/techniques.ts";
import { Report } from "./src/test/page/report.ts";

const LANGUAGES = ["en", "fr", "el"];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The engine's sentences, as its own build has made them. */
function messages(): Plugin {
  return {
    name: "messages",
    generateBundle() {
      for (const language of LANGUAGES) {
        const file = here(`../engine/target/messages/messages_${language}.json`);
        for (const [fileName, texts] of Object.entries(
          messageFiles(language, JSON.parse(readFileSync(file, "utf8"))),
        )) {
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(texts) });
        }
      }
    },
  };
}

/** The pages of the techniques, from the documents. */
function techniques(): Plugin {
  return {
    name: "techniques",
    generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({
          type: "asset",
          fileName: `techniques_${language}.json`,
          source: JSON.stringify(
            techniqueTexts(
              here("../docs/techniques"),
              here("../engine/src/test/resources/techniques"),
              language,
            ),
          ),
        });
        this.emitFile({
          type: "asset",
          fileName: `killer_${language}.json`,
          source: JSON.stringify(killerTexts(here("../docs/techniques"), language)),
        });
      }
    },
  };
}

/** The classes of the methods, to be read. */
function methods(): Plugin {
  return {
    name: "methods",
    generateBundle() {
      const source = JSON.stringify(methodSources(here("../engine/src/main/java/org/escargot/method")));
      this.emitFile({ type: "asset", fileName: "methods.json", source });
    },
  };
}

/** All sources, to be read. */
function sources(): Plugin {
  return {
    name: "sources",
    generateBundle() {
      const root = here("..").replace(/\/$/, "");
      const source = allSources(root, ["engine/src/main", "scan/src/main", "web/src/main"]);
      this.emitFile({ type: "asset", fileName: "sources.txt", source });
    },
  };
}

/** With the style sheet first, the grid can be drawn while the rest is fetched. The font of the digits comes with the
 * script, so that they are not drawn in another one first. */
function styleFirst(): Plugin {
  return {
    name: "style-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const [sheet = ""] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        const font = Object.keys(bundle).find((file) => file.endsWith(".woff2"));
        const preload = font
          ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${font}">`
          : "";
        return html
          .replace(sheet, "")
          .replace(/<script type="module".*?<\/script>/, `${sheet}\n    $&\n    ${preload}`);
      },
    },
  };
}

/** What the page may do. Not while it is developed, when Vite puts scripts and styles into it. */
function bound(): Plugin {
  return {
    name: "bound",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: {
          "http-equiv": "Content-Security-Policy",
          content: policy(here("src/main/page/public/_headers")),
        },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** Whose work is in it. */
function thanks(): Plugin {
  return {
    name: "thanks",
    generateBundle() {
      const source = notices(this.getModuleIds(), here("node_modules"));
      this.emitFile({ type: "asset", fileName: "page-notices.txt", source });
    },
  };
}

/** Where code runs that people write. */
function shutIn(): Plugin {
  return {
    name: "shut-in",
    async generateBundle() {
      const source = await sandbox(here("src/main/page/sandbox/frame.ts"));
      this.emitFile({ type: "asset", fileName: "sandbox.html", source });
    },
  };
}

/** After the first visit everything is on the device; a new version takes over when the page is opened anew. */
const offline = VitePWA({
  registerType: "autoUpdate",
  // `app/offline.ts` does it.
  injectRegister: false,
  includeAssets: ["icon.svg"],
  workbox: {
    globPatterns: ["**/*.{html,js,css,json,svg,png,wasm,net,txt,woff2}"],
    navigateFallback: "index.html",
    navigateFallbackDenylist: [/\.txt$/, /\/docs\//],
    // What few browsers need is fetched by those alone, and not kept. No file of the page may be called so, or its part
    // of the page would not be there offline.
    globIgnores: [
      "sources.txt",
      "page-notices.txt",
      "assets/engine-*.js",
      "assets/background-*.js",
      "assets/variant-*.js",
      "assets/photo-*.js",
    ],
  },
  manifest: {
    name: "Escargot",
    short_name: "Escargot",
    description: "Sudoku that explains itself",
    start_url: "./",
    display: "standalone",
    background_color: "#f6f4ee",
    theme_color: "#f6f4ee",
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
});

/** Whether it says that a browser has no files: where TeaVM's runtime reads one is for Node.js alone. */
const isOfNode = (message: string) => /"node:fs\/promises" has been externalized/.test(message);

export default defineConfig({
  root: here("src/main/page"),
  base: "./",
  plugins: [
    styleFirst(),
    bound(),
    messages(),
    techniques(),
    methods(),
    sources(),
    thanks(),
    shutIn(),
    offline,
  ],
  define: { VERSION: JSON.stringify(versionIn(here("../pom.xml"))) },
  resolve: {
    alias: {
      "#wasm": here("target/engine"),
      "#net": here("../scan/src/main/resources/org/escargot/scan/digit"),
    },
  },
  // The names tell the server which files have the policy of workers; see `_headers`.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/worker-[name]-[hash].js" } } },
  build: {
    target: "es2023",
    outDir: here("target/site"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All that the first drawing needs in one file, because each more costs a slow line its latency.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] } },
      checks: { bundlerTimings: false },
      onLog: (level, log, tell) => isOfNode(log.message) || tell(level, log),
    },
  },
  test: {
    root: here("src/test/page"),
    reporters: [new Report()],
    // For what hangs: a busy machine may take its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
