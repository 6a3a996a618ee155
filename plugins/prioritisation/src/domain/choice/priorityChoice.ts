import type { Weights } from "../weights/weights.ts";

/** Columns that the table of areas can be sorted by. */
export const sortColumns = ["priority", "area", "stability", "unknown"] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface AreaSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** The most urgent first. */
export const usualSort: AreaSort = { column: "priority", isDescending: false };

/** What one has chosen on the page, as its scene keeps it; what is not said is as the client's settings have it. */
export interface PriorityChoice {
  /** The id of a scenario. */
  readonly scenario?: string;
  /** The id of an area layer. */
  readonly layer?: string;
  /** The id of the selected area. */
  readonly area?: string;
  /** As they were applied last. */
  readonly weights?: Weights;
  readonly sort?: AreaSort;
  /** The title of the hazard group whose exposed elements are looked at, where there are more than two (PRI-11). */
  readonly hazardGroup?: string;
}

export const noChoice: PriorityChoice = {};
