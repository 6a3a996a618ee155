import type { ColumnType, JSONColumnType } from "kysely";

/** What the database fills in itself. */
export type DefaultedTimestamp = ColumnType<Date, never, Date>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** JSON goes in as text, because `pg` would send an array as a PostgreSQL array. */
export type Json<T extends object> = JSONColumnType<T, string, string>;
