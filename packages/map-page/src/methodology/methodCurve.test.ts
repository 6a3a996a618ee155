import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curveLines, curveReader } from "./methodCurve.ts";

const points = [
  [0, 0],
  [1, 0.4],
  [2, 0.6],
];

describe("the lines of a damage curve", () => {
  it("are straight between the points and level beyond them, over the range", () => {
    expect(curveLines({ points }, [-1, 3]).points).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0.4],
      [2, 0.6],
      [3, 0.6],
    ]);
    expect(curveLines({ points }, [0, 2]).band).toBeUndefined();
  });

  it("go up in steps where the curve is read so, and are nothing below the first", () => {
    const stairs = curveLines({ points: points.slice(1), reading: "step" }, [0, 2]).points;
    expect(stairs).toEqual([
      [0, 0],
      [1, 0],
      [1, 0.4],
      [2, 0.4],
      [2, 0.6],
    ]);
  });

  it("bend where a share affected is multiplied in, and show it", () => {
    const affected = [
      [0, 0],
      [2, 1],
    ];
    const { points: line, affected: share } = curveLines({ points, affected }, [0, 2]);
    // At 0.5: a quarter affected, a fifth lost of it.
    expect(line.find(([at]) => at === 0.5)?.[1]).toBeCloseTo(0.05, 9);
    expect(share?.at(-1)).toEqual([2, 1]);
  });

  it("lie in their band, whatever the curve", () => {
    const ratios = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
    const curveOf = (values: number[]) => values.map((value, at) => [at, value]);
    fc.assert(
      fc.property(
        ratios,
        ratios,
        ratios,
        fc.constantFrom("linear" as const, "step" as const),
        (a, b, c, reading) => {
          const { points: line, band } = curveLines(
            { points: curveOf(a), min: curveOf(b), max: curveOf(c), reading },
            [-1, 4],
          );
          for (const [i, [at, value]] of line.entries()) {
            expect(band?.least[i]?.[0]).toBe(at);
            expect(band?.least[i]?.[1]).toBeLessThanOrEqual(value);
            expect(band?.most[i]?.[1]).toBeGreaterThanOrEqual(value);
          }
        },
      ),
    );
  });

  it("reads what the engine reads", () => {
    const { value } = curveReader({ points, reading: "step" });
    expect([value(-1), value(0.99), value(1), value(9)]).toEqual([0, 0, 0.4, 0.6]);
  });
});
