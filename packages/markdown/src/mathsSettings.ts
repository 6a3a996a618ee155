import type { KatexOptions } from "katex";

/**
 * How KaTeX sets a formula: as MathML, which needs neither fonts nor styles of its own. Nothing of it leads anywhere, grows
 * beyond its line or is expanded without end; what cannot be read is shown as typed.
 */
export const mathsSettings = (displayMode: boolean): KatexOptions => ({
  output: "mathml",
  displayMode,
  throwOnError: false,
  strict: "ignore",
  trust: false,
  maxExpand: 100,
  maxSize: 10,
});
