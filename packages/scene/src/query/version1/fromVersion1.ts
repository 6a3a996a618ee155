import type { Parameters } from "../parameters.ts";

/**
 * In version 1 what the Risk Summary counts was a part of every scene, `count`; it is the risk plugin's own since. What
 * began with `x.` belonged to nobody.
 */
export const fromVersion1 = (parameters: Parameters): Parameters =>
  parameters
    .filter(([name]) => !name.startsWith("x."))
    .map(([name, text]) => [name === "count" ? "x.risk.count" : name, text]);
