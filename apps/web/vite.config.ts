import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./build/callsOnly.ts";
import { iconFiles } from "./build/iconFiles.ts";
import { iconsByComponent } from "./build/iconsByComponent.ts";

export default defineConfig({
  plugins: [react(), callsOnly(), iconsByComponent(), iconFiles()],
  build: {
    target: "es2023",
    // Fonts and images stay files: the content security policy allows fonts from our own address only.
    assetsInlineLimit: 0,
    // What of it belongs to which source: e2e weighs by it.
    manifest: true,
    modulePreload: { polyfill: false },
    // The map's library changes seldom, the pages around it often.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "maplibre", test: /\/maplibre-gl\// }] },
        // The halves of plugins are all called the same.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, plugin] = /\/plugins\/([^/]+)\/src\/browser\/index\.ts$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${plugin === undefined ? "[name]" : `plugin-${plugin}`}-[hash].js`;
        },
      },
    },
  },
});
