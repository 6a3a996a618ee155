import { expect, it } from "vitest";
import { exposureColumnOf } from "../testing/exposures.ts";
import { blockSums, blockSumsBytes } from "./blockSums.ts";

/** Bytes of all arrays of numbers within. */
function arrayBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + arrayBytes(each), 0);
}

it("the memory of block sums is told as what their arrays take, within a fifth", () => {
  for (const of of [100, 3_000, 20_000]) {
    const exposure = exposureColumnOf(
      Array.from({ length: 100 }, (_, i) => [i, i % 2 === 0 ? "high" : "low", i / 2]),
    );
    const sums = blockSums(exposure, { metric: new Float64Array(of) }, of);
    const share = blockSumsBytes(sums) / arrayBytes(sums);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.25);
  }
});
