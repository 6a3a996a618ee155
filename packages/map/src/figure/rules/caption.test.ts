import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionOf } from "./caption.ts";

const named = (count: number) => Array.from({ length: count }, (_, at) => `Layer ${at + 1}`);

describe("EXP-07 the caption of a map", () => {
  it.each([
    [0, []],
    [6, named(6)],
    [7, [...named(5), "2 other elements"]],
    [12, [...named(5), "7 other elements"]],
  ] as const)("names %d elements", (count, names) =>
    expect(captionOf(named(count), []).elements).toEqual(names),
  );

  it.each([
    [0, []],
    [3, [named(3)]],
    [4, [named(4)]],
    [5, [named(4), ["Layer 5"]]],
    [8, [named(4), ["Layer 5", "Layer 6", "Layer 7", "Layer 8"]]],
    [9, [named(4), ["Layer 5", "Layer 6", "Layer 7", "And 2 other layers"]]],
    [20, [named(4), ["Layer 5", "Layer 6", "Layer 7", "And 13 other layers"]]],
  ] as const)("AMB-31 lists %d hazards, 4 a column", (count, columns) =>
    expect(captionOf([], named(count)).hazards).toEqual(columns),
  );

  it("accounts for each of however many there are", () =>
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (elements, hazards) => {
        const caption = captionOf(named(elements), named(hazards));
        const counted = (names: readonly string[]) =>
          names.reduce((sum, name) => sum + Number(/(\d+) other/.exec(name)?.[1] ?? 1), 0);
        expect(counted(caption.elements)).toBe(elements);
        expect(counted(caption.hazards.flat())).toBe(hazards);
        expect(caption.elements.length).toBeLessThanOrEqual(6);
        for (const column of caption.hazards) expect(column.length).toBeLessThanOrEqual(4);
      }),
    ));
});
