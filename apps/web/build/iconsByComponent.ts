import type { Plugin } from "vite";

/**
 * Leaves out of Blueprint what finds an icon by its name: a list of all names, some 10 kB of packed JavaScript, and two
 * files of all icons. Ours are imported one by one; a name says so in the console, which no browser test lets pass.
 */
export const iconsByComponent = (): Plugin => ({
  name: "stopbank:icons-by-component",
  load(id) {
    if (!id.endsWith("/@blueprintjs/icons/lib/esm/iconLoader.js")) return null;
    return `export class Icons {
  static async load(icons) { console.error("Import the icon's component instead of its name:", icons); }
  static getPaths() { return undefined; }
}`;
  },
});
