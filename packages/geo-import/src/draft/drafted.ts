/** Where in a drafted entry something was guessed, and what the analyst should check. */
export interface Remark {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

/** An entry of a description with what was guessed in it. */
export interface Drafted<T> {
  readonly entry: T;
  readonly remarks: readonly Remark[];
}

/** Remarks of an entry as part of what holds it. */
export const remarksWithin = (path: readonly (string | number)[], { remarks }: Drafted<unknown>): Remark[] =>
  remarks.map((remark) => ({ ...remark, path: [...path, ...remark.path] }));

export const unstated = "to be stated";
