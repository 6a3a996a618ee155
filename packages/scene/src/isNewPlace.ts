import type { Scene } from "./scene.ts";

const keys = ["layers", "area", "regions", "filters", "selected", "nDays"] as const satisfies (keyof Scene)[];

/** Whether going from one to the other is worth a history entry: another look at the same place is not. */
export const isNewPlace = (before: Scene, after: Scene): boolean =>
  // Unchanged parts keep their identity, so the written-out comparison is the rare case.
  keys.some(
    (key) => before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
