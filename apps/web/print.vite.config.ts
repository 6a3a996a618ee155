import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./build/callsOnly.ts";
import { iconsByComponent } from "./build/iconsByComponent.ts";
import { macronFonts } from "./build/macronFonts.ts";

/**
 * What is printed: a document of its own, built by itself beside the shell. Built with it, whatever the two share would be a file
 * more for everybody who opens the shell.
 */
export default defineConfig({
  plugins: [react(), callsOnly(), iconsByComponent(), macronFonts()],
  publicDir: false,
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: "print.html",
      output: {
        chunkFileNames: "assets/print-[name]-[hash].js",
        entryFileNames: "assets/print-[name]-[hash].js",
        // Every print fetches everything anew, so few files: what draws maps, and all the rest.
        codeSplitting: {
          groups: [
            { name: "maps", test: /maplibre|\/packages\/map\// },
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
});
