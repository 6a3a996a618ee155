import { expect, it } from "vitest";
import { pageSizeNamed, pageSizes } from "./pageSizes.ts";

it("EXP-04 knows A0 to A10, each half of the one before and of the same shape", () => {
  const sheets = Array.from({ length: 11 }, (_, n) => pageSizes[`A${n}` as "A4"]);
  for (const [n, [width, height]] of sheets.entries()) {
    expect(height / width).toBeCloseTo(Math.SQRT2, 1);
    const next = sheets[n + 1];
    if (next !== undefined) {
      expect(next[1]).toBeCloseTo(width, 1);
      expect(Math.abs(next[0] - height / 2)).toBeLessThan(1.5);
    }
  }
});

it.each([
  ["", "A4"],
  ["?client=larkhaven", "A4"],
  ["?size=letter", "Letter"],
  ["?size=LEGAL", "Legal"],
  ["?size=a10", "A10"],
  ["?size=A11", undefined],
])("EXP-04 takes the size of the address: %s", (search, size) => {
  expect(pageSizeNamed(search)).toBe(size);
});
