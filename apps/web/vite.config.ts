import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // Fonts and images stay files: the content security policy allows fonts from our own address only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
