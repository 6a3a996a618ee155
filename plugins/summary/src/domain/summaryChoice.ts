/** What a person has chosen to see. All of it is in the address, so that a link shows the same. */
export interface SummaryChoice {
  /** Scenarios by their tags, each once, in the order they were chosen in. */
  readonly scenarios: readonly string[];
  /** The group of regions; undefined for the first there is. */
  readonly regionGroup?: string | undefined;
  /** The group of element layers; undefined for all of them. */
  readonly elementGroup?: string | undefined;
  readonly isPercent: boolean;
  readonly show: "quantity" | "value";
  /** What a percentage is of: what stands in the region itself, or in all of them. */
  readonly of: "region" | "all";
  readonly isShaded: boolean;
  /** As a table that screen readers read, in place of the grid. */
  readonly isPlain: boolean;
  readonly sort?: SummarySort | undefined;
}

/** By {@link regionColumn}, or by the id of a column of `summaryColumns`. */
export interface SummarySort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The column of the regions' names. */
export const regionColumn = "region";

export const startChoice: SummaryChoice = {
  scenarios: [],
  isPercent: false,
  show: "quantity",
  of: "region",
  isShaded: false,
  isPlain: false,
};

/** What sorting by a column comes to, where one is sorted by already: the most first, then the least, then as it was. */
export function sortedNext(sort: SummarySort | undefined, column: string): SummarySort | undefined {
  const isFirstDescending = column !== regionColumn;
  if (sort?.column !== column) return { column, isDescending: isFirstDescending };
  return sort.isDescending === isFirstDescending ? { column, isDescending: !isFirstDescending } : undefined;
}
