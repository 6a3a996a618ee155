import type { Plugin } from "vite";

const warnings = /\/@blueprintjs\/core\/lib\/esm\/common\/errors\.js$/;

/**
 * Has Blueprint's warnings to developers say their names alone where the page is built for readers, who are sent a kB less: each would be
 * found, and is said in full, where the page is developed and tested.
 */
export const shortWarnings = (): Plugin => ({
  name: "stopbank:short-warnings",
  apply: "build",
  transform: (code, id) => (warnings.test(id) ? withNamesAlone(code) : null),
});

/** The module of warnings with the name of each in the place of its words. */
export function withNamesAlone(code: string): string {
  const short = code.replace(/^export const ([A-Z][A-Z0-9_]*) =[\s\S]*?;$/gm, 'export const $1 = "$1";');
  // Another Blueprint may be written otherwise: better no build than one that nobody has looked at.
  if (short === code) throw new Error("Blueprint's warnings are not written as expected.");
  return short;
}
