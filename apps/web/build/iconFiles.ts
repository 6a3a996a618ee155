import * as icons from "@blueprintjs/icons/lib/cjs/generated/16px/paths/index.js";
import { ownIcons } from "@stopbank/map/own-icons";
import type { Plugin } from "vite";

/** Where an icon lies in the built shell, and is asked for. */
const folder = "icons/";

/**
 * Puts every icon that a dataset may name beside the shell, as `icons/<name>.svg`: for whoever shows a layer's icon
 * without our own screens, which draw theirs from the same paths.
 */
export const iconFiles = (): Plugin => ({
  name: "stopbank:icon-files",
  apply: "build",
  generateBundle() {
    for (const [name, paths] of [...blueprintIcons(), ...ownIcons])
      this.emitFile({ type: "asset", fileName: `${folder}${name}.svg`, source: iconDocument(paths) });
  },
});

/** By name as datasets write it: `map-marker`. */
function blueprintIcons(): (readonly [string, readonly string[]])[] {
  const exported: Readonly<Record<string, unknown>> = icons;
  return Object.entries(exported).flatMap(([name, paths]) =>
    Array.isArray(paths) ? [[kebab(name), paths.filter((path) => typeof path === "string")] as const] : [],
  );
}

/** `MapMarker` is `map-marker`, `Number1` is `number-1`. */
const kebab = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])|([a-z])([0-9])/g, (_, a, b, c, d) => `${a ?? c}-${b ?? d}`).toLowerCase();

const iconDocument = (paths: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${paths.map((d) => `<path d="${d}"/>`).join("")}</svg>`;
