import type { Amount } from "../description/damage.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { numericColumn } from "../elements/typedColumns.ts";

/** A number for each element; NaN where not known. */
export type AmountOf = (element: number) => number;

/** @throws DomainError `import/not-numeric`. */
export function amountOf({ table }: LoadedLayer, amount: Amount): AmountOf {
  if (typeof amount === "number") return () => amount;
  const column = numericColumn(table, amount);
  return (element) => column[element]!;
}

/** The columns among amounts. */
export const amountColumns = (amounts: readonly (Amount | undefined)[]): string[] =>
  amounts.filter((amount) => typeof amount === "string");
