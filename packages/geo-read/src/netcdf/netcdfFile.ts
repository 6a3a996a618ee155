/** A variable's attribute: one value, or the first of several. */
export type NetcdfAttributes = Readonly<Record<string, number | string>>;

export interface NetcdfVariable {
  readonly name: string;
  /** From the slowest to the fastest. */
  readonly dimensions: readonly { readonly name: string; readonly size: number }[];
  readonly attributes: NetcdfAttributes;
  /** Whether values are kept as 32-bit floating point. */
  readonly isFloat32: boolean;
  /**
   * Values as they are stored, not unpacked.
   * @param start an index for each dimension.
   * @param counts how many along each; together they stay in one run of memory.
   */
  read(start: readonly number[], counts: readonly number[]): Float64Array;
}

/** A NetCDF file, opened. */
export interface NetcdfFile {
  readonly variables: ReadonlyMap<string, NetcdfVariable>;
  close(): void;
}
