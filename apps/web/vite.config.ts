import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = "http://localhost:8080";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // Fonts and images stay files: the content security policy allows fonts from our own address only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `pnpm start` beside it answers; its cookie belongs to localhost whatever the port.
  server: { proxy: { "/api": server, "/bff": server } },
});
