import type { Plugin } from "vite";
import { leftToTheBrowser } from "../src/firstPaint/leftToTheBrowser.ts";

/** Of these the parts that come later are drawn: the shell's screens, the guide, and Home but for what the browser itself knows of whoever comes back. */
const drawn =
  /\/apps\/web\/src\/(plugins\.ts|routing\/|home\/(?!returning\/)|blocks\/)|\/plugins\/guide\/src\/browser\//;
const leftOut = "\0stopbank:left-out";

/** Leaves out of a build, for the browser to draw, whatever other screens, dialogs and plugins fetch when it is wanted: the map among it. */
export const drawnCodeOnly = (): Plugin => ({
  name: "stopbank:drawn-code-only",
  resolveDynamicImport: (_specifier, importer) =>
    importer !== undefined && drawn.test(importer) ? null : leftOut,
  load: (id) => (id === leftOut ? `throw new Error(${JSON.stringify(leftToTheBrowser)});` : null),
});
