import type { Plugin } from "vite";

const component = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\/[\w-]+\.js$/;
const container = /\/@blueprintjs\/icons\/lib\/esm\/svgIconContainer\.js$/;

/**
 * Draws Blueprint's icons from one of their two drawings. Each comes as one for 16 pixels and another for 20 and more, which we have in
 * a handful of places; the first serves there as well, and what every page fetches is some kB smaller.
 */
export const oneIconGrid = (): Plugin => ({
  name: "stopbank:one-icon-grid",
  transform(code, id) {
    if (component.test(id)) return withoutLarge(code);
    if (container.test(id))
      return replaced(code, "isLarge ? IconSize.LARGE : IconSize.STANDARD", "IconSize.STANDARD");
    return null;
  },
});

/** The module of an icon without its drawing for 20 pixels, and without the name that React's tools would show. */
export const withoutLarge = (code: string): string =>
  replaced(
    code.replace(/^const PATHS_20 = .*$/m, "").replace(/^\w+\.displayName = .*$/m, ""),
    "isLarge ? PATHS_20 : PATHS_16",
    "PATHS_16",
  );

/** Another Blueprint may be written otherwise: better no build than icons of which nothing can be seen. */
function replaced(code: string, before: string, after: string): string {
  if (!code.includes(before)) throw new Error(`Blueprint's icons are not written as expected: ${before}`);
  return code.replace(before, after);
}
