import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { icons } from "./plugins/icons.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  resolve: { alias: { $lib: at("./src/lib") }, conditions: process.env.VITEST ? ["browser"] : undefined },
  build: {
    outDir: at("../src/longhall/server/web"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // it would be an inline script
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no news
      // what every page needs comes at once, and the hall's own page too: many small files come one by one
      output: {
        codeSplitting: {
          groups: [
            {
              name: "all",
              test: /src[\\/]lib[\\/](ui|texts|net|icons)[\\/]|src[\\/]lib[\\/][^\\/]+$|node_modules[\\/](?!lean-qr)|App\.svelte/,
            },
            {
              name: "hall",
              test: /src[\\/](lib[\\/](hall[\\/]|games[\\/]([^\\/]+[\\/]cover[\\/]|index\.ts))|pages[\\/]Hall)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: process.env.LONGHALL ?? "http://127.0.0.1:8000", ws: true } } },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    testTimeout: 60_000,
    pool: "threads",
    isolate: false, // modules are loaded once, not once per file: no test may leave anything behind in them
    unstubGlobals: true,
  },
});
