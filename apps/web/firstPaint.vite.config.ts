import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./build/callsOnly.ts";
import { drawnCodeOnly } from "./build/drawnCodeOnly.ts";
import { iconsByComponent } from "./build/iconsByComponent.ts";
import { oneIconGrid } from "./build/oneIconGrid.ts";

/**
 * What draws Home and the guide for whoever comes to them first, in the server: the shell's own screens, built for Node with all that
 * they are made of. It lies beside the shell and is served to nobody.
 */
export default defineConfig({
  plugins: [react(), callsOnly(), iconsByComponent(), oneIconGrid(), drawnCodeOnly()],
  publicDir: false,
  // Else React would ask when it runs, and may be a slower one.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    target: "node24",
    ssr: "src/firstPaint/paint.tsx",
    outDir: "dist/firstPaint",
    // As the shell's build has them: pictures go by the same names.
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "paint.mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});
