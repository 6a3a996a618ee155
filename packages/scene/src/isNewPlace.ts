import type { Comparison } from "./compare/comparison.ts";
import type { Scene } from "./scene.ts";

const keys = [
  "layers",
  "area",
  "regions",
  "filters",
  "selected",
  "nDays",
  "since",
] as const satisfies (keyof Scene)[];
/** Where the divider stands, and whether there is one, is another look. */
const compared = ["hazards", "shows"] as const satisfies (keyof Comparison)[];

/** Whether going from one to the other is worth a history entry: another look at the same place is not. */
export const isNewPlace = (before: Scene, after: Scene): boolean =>
  // Unchanged parts keep their identity, so the written-out comparison is the rare case.
  keys.some((key) => differs(before[key], after[key])) ||
  compared.some((key) => differs(before.compare?.[key], after.compare?.[key]));

const differs = (before: unknown, after: unknown) =>
  before !== after && JSON.stringify(before) !== JSON.stringify(after);
