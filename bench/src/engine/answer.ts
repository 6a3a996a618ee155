/** The benchmark's question, answered: what the elements in an area suffer. */
export interface EngineAnswer {
  readonly selected: number;
  readonly notAssessed: number;
  /** By damage class code: how many, and the sums of metric and replacement cost. */
  readonly classes: ReadonlyMap<number, Sums>;
  /** Exposed elements by `bucket * 16 + class code`. */
  readonly histogram: ReadonlyMap<number, number>;
  /** Of all exposed elements, in the hazard's unit; undefined from a peer that does not say. */
  readonly meanIntensity: number | undefined;
}

export interface Sums {
  readonly count: number;
  readonly metric: number;
  readonly cost: number;
}

/** Width of the histogram's buckets, in metres of depth. */
export const bucketMetres = 0.5;

/** Where two answers differ, in words; counts must be equal, sums to one part in 10^9. */
export function differences(a: EngineAnswer, b: EngineAnswer): string[] {
  const found: string[] = [];
  const compare = (label: string, x: number | undefined, y: number | undefined, tolerance = 0) => {
    if (x === undefined || y === undefined || Math.abs(x - y) > tolerance * Math.abs(x))
      found.push(`${label}: ${x} and ${y}`);
  };
  compare("selected", a.selected, b.selected);
  compare("not assessed", a.notAssessed, b.notAssessed);
  if (a.meanIntensity !== undefined && b.meanIntensity !== undefined)
    compare("mean intensity", a.meanIntensity, b.meanIntensity, 1e-9);
  for (const code of new Set([...a.classes.keys(), ...b.classes.keys()])) {
    const [x, y] = [a.classes.get(code), b.classes.get(code)];
    compare(`class ${code} count`, x?.count, y?.count);
    compare(`class ${code} metric`, x?.metric, y?.metric, 1e-9);
    compare(`class ${code} cost`, x?.cost, y?.cost, 1e-9);
  }
  for (const cell of new Set([...a.histogram.keys(), ...b.histogram.keys()]))
    compare(`bucket ${cell >> 4} class ${cell & 15}`, a.histogram.get(cell), b.histogram.get(cell));
  return found;
}
