import { type RawBuilder, sql } from "kysely";

/** Where a page of a list that is ordered by time, the newest first, ended. */
export interface PagePlace {
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Where this page ended; undefined for the last. */
  readonly next: PagePlace | undefined;
}

/** What rows of such a list have beside what is shown of them. */
export interface PlacedRow {
  readonly id: string;
  readonly exactAt: string;
}

export const exactAt = sql<string>`created_at::text`.as("exactAt");

/** Those after where the page before ended. */
export const afterPlace = (place: PagePlace) => afterPlaceBy(place, sql`created_at`, sql`id`);

/** The same of a list that goes by other columns. */
export const afterPlaceBy = ({ at, id }: PagePlace, ats: RawBuilder<unknown>, ids: RawBuilder<unknown>) =>
  sql<boolean>`(${ats}, ${ids}) < (${at}::timestamptz, ${id}::uuid)`;

/** A page of `limit` at most, of rows that were asked for with one more than that. */
export function pageOf<R extends PlacedRow, T>(
  rows: readonly R[],
  limit: number,
  itemOf: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    next: rows.length > limit && last !== undefined ? { at: last.exactAt, id: last.id } : undefined,
  };
}
