import fc from "fast-check";
import { type DamageClass, damageClassCodes, type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { ExposureTally } from "../totals/exposureTally.ts";

export type ExposureRow = readonly [
  element: number,
  damageClass: DamageClass | "not assessed",
  value?: number,
];

/** Rows in ascending order of element. */
export const exposureColumnOf = (rows: readonly ExposureRow[]): ExposureColumn => ({
  element: Uint32Array.from(rows, ([element]) => element),
  value: Float32Array.from(rows, ([, , value]) => value ?? Number.NaN),
  damageClass: Uint8Array.from(rows, ([, name]) =>
    name === "not assessed" ? notAssessed : damageClassCodes[name],
  ),
});

const anyClass = fc.constantFrom<ExposureRow[1]>(
  ...(Object.keys(damageClassCodes) as DamageClass[]),
  "not assessed",
);

/** What a scenario may do to a layer of `of` elements; values are whole halves, so sums are exact. */
export const anyExposure = (of: number): fc.Arbitrary<ExposureColumn> =>
  fc
    .array(fc.option(fc.tuple(anyClass, fc.option(fc.integer({ min: 0, max: 20 })))), {
      minLength: of,
      maxLength: of,
    })
    .map((cells) =>
      exposureColumnOf(
        cells.flatMap((cell, element): ExposureRow[] => {
          if (cell === null) return [];
          const value = cell[1] === null || cell[0] === "not assessed" ? Number.NaN : cell[1] / 2;
          return [[element, cell[0], value]];
        }),
      ),
    );

/** What a tally reads once all of these are in it. */
export function tallied(tally: ExposureTally, exposures: readonly ExposureColumn[]): ExposureColumn {
  for (const exposure of exposures) tally.add(exposure);
  return tally.read();
}
