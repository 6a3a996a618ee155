import type { Uncertainty } from "../uncertainty.ts";

/** What a parameter's value leads to: one column of the chart. */
export interface ProjectionColumn {
  /** Names it in words, with its unit: "0.5 m", "100 years". */
  readonly label: string;
  /** Under it: "0.5". */
  readonly tick: string;
  /** Of each series, in their order, from the baseline up. */
  readonly values: readonly number[];
  /** The least and most the whole may be, where it is uncertain. */
  readonly range?: { readonly from: number; readonly to: number };
  readonly uncertainty?: Uncertainty;
  /** Why there is nothing to draw, where that is known. */
  readonly blank?: "not exposed" | "not assessed";
  /** What it says when it is pointed at or focused: "1,234 buildings, 200 of them Major". */
  readonly said: string;
}

/** A parameter's values shown by one colour. */
export interface ProjectionSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The highest mark of all: a stack or the end of a whisker. */
export const greatestOf = (columns: readonly Pick<ProjectionColumn, "values" | "range">[]): number =>
  columns.reduce((greatest, { values, range }) => Math.max(greatest, sum(values), range?.to ?? 0), 0);

/** Where the middle of each series lies in a column, as values on its axis. */
export function middlesOf({ values }: Pick<ProjectionColumn, "values">): number[] {
  let below = 0;
  return values.map((value) => {
    below += value;
    return below - value / 2;
  });
}
