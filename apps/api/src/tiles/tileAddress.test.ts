import fc from "fast-check";
import { expect, it } from "vitest";
import { tileAddress } from "./tileAddress.ts";

const number = fc.oneof(fc.nat({ max: 25 }), fc.nat({ max: 2 ** 23 }), fc.maxSafeNat());

it("C-01: of ten thousand addresses exactly those in the pyramid are places", () => {
  fc.assert(
    fc.property(number, number, number, (z, x, y) => {
      const read = () => tileAddress({ z: String(z), x: String(x), y: `${y}.mvt` });
      if (z <= 22 && x < 2 ** z && y < 2 ** z) expect(read()).toEqual({ z, x, y });
      else expect(read).toThrow(expect.objectContaining({ code: "tiles/outside", kind: "invalid" }));
    }),
    { numRuns: 10_000 },
  );
});

it("C-01: the last column and row of each zoom are places, and the next are none", () => {
  for (let z = 0; z <= 22; z++) {
    const last = 2 ** z - 1;
    const at = (x: number, y: number) => () => tileAddress({ z: String(z), x: String(x), y: `${y}.png` });
    expect(at(last, last)()).toEqual({ z, x: last, y: last });
    expect(at(last + 1, last)).toThrow("below 2 to the power of z");
    expect(at(last, last + 1)).toThrow("below 2 to the power of z");
  }
});
