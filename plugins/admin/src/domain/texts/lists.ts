/** A list with one of its entries changed. */
export const putAt = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((each, place) => (place === at ? { ...each, ...change } : each));

/** A list without one of its entries. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_each, place) => place !== at);

/** What is written one a line; empty lines are none. */
export const valuesIn = (lines: string): string[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
