import type { Scene } from "@stopbank/scene";

/** The parts of a scene that figures, and what its layers show, are about. */
const asked = ["layers", "area", "regions", "filters", "nDays"] as const satisfies readonly (keyof Scene)[];

/** Whether two scenes ask for other figures: panning, a basemap or a drawer does not. */
export const asksOtherwise = (before: Scene, after: Scene): boolean =>
  asked.some((part) => before[part] !== after[part]);
