import type { WhereEntry } from "../description/fields.ts";

/** One scenario of a hazard, with where its values come from. */
export interface ScenarioPlan {
  readonly tag: string;
  readonly name: string;
  readonly sentence: string | undefined;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly returnPeriodYears: number | undefined;
  /** As the description names it; absent where the hazard's one file serves all scenarios. */
  readonly file: string | undefined;
  readonly layer: string | undefined;
  /** Counting from 1. */
  readonly band: number;
  /** Of a NetCDF file; absent where the source names it, or there is one. */
  readonly variable: string | undefined;
  readonly column: string | undefined;
  /** Columns and the values that polygons of this scenario have in them. */
  readonly where: WhereEntry;
  readonly scale: number;
  /** Names of the areas it was studied for, where they are not the hazard's. */
  readonly areas: readonly string[] | undefined;
}
