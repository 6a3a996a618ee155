/** What a sheet gives up so that it stays one. */
export interface SheetEconomy {
  /** More of a kind than this are counted. */
  readonly mostNamed: number;
  /** The legend beside the map is set smaller; facts are where it is on the next page. */
  readonly isFine: boolean;
  /** A legend that does not lie on the map has the next page to itself. */
  readonly isParted: boolean;
  readonly hasCode: boolean;
}

const whole = { isFine: false, isParted: false, hasCode: true };

/**
 * From what is given up first to what is given up last: small letters and names, which follow on the next page, before the legend's place
 * beside the map, and the code of the link at the very end.
 */
export const sheetEconomies = (mostNamed: number): readonly SheetEconomy[] => [
  { ...whole, mostNamed },
  { ...whole, mostNamed, isFine: true },
  { ...whole, mostNamed: 2, isFine: true },
  { ...whole, mostNamed: 1, isFine: true },
  { ...whole, mostNamed, isParted: true },
  { ...whole, mostNamed: 2, isParted: true },
  { ...whole, mostNamed: 1, isParted: true },
  { mostNamed: 1, isFine: true, isParted: true, hasCode: false },
];
