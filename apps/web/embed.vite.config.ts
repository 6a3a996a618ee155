import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./build/callsOnly.ts";
import { iconsByComponent } from "./build/iconsByComponent.ts";
import { macronFonts } from "./build/macronFonts.ts";
import { usedBlueprint } from "./build/usedBlueprint.ts";

/**
 * A story for other sites to frame: a document of its own, built by itself beside the shell, of which it has nothing. Built with the
 * shell, whatever the two share would be a file more for everybody who opens that.
 */
export default defineConfig({
  plugins: [react(), callsOnly(), iconsByComponent(), macronFonts()],
  publicDir: false,
  css: { postcss: { plugins: [usedBlueprint()] } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: "embed.html",
      output: {
        chunkFileNames: "assets/embed-[name]-[hash].js",
        entryFileNames: "assets/embed-[name]-[hash].js",
        // The library changes seldom, what is around it often.
        codeSplitting: { groups: [{ name: "maplibre", test: /\/maplibre-gl\// }] },
      },
    },
  },
});
