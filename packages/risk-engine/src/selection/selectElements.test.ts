import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateArea } from "../area/area.ts";
import { buildIndex } from "../index/spatialIndex.ts";
import { pointColumn } from "../testing/geometryColumns.ts";
import { type ElementQuery, elementsOf, selectElements, selectionOf, unite } from "./selectElements.ts";

const index = buildIndex(pointColumn(Array.from({ length: 6 }, (_, i) => [[i, 0]])));
const selected = (query: ElementQuery) => [...elementsOf(selectElements(index, query))];
const regionOf = Uint16Array.of(0, 0, 1, 1, 2, 65535);
const builtYear = Float64Array.of(1950, Number.NaN, 1970, 1980, 1990, 2000);
const use = { codes: Int32Array.of(0, 1, -1, 0, 1, 2), values: ["House", "School", "Warehouse"] };

describe("selecting elements", () => {
  it.each<[string, ElementQuery, number[]]>([
    ["everything", {}, [0, 1, 2, 3, 4, 5]],
    ["by regions", { regions: [{ regionOf, codes: [0, 2] }] }, [0, 1, 4]],
    [
      "by regions of either group",
      {
        regions: [
          { regionOf, codes: [0] },
          { regionOf: regionOf.toReversed(), codes: [0] },
        ],
      },
      [0, 1, 4, 5],
    ],
    ["by no region", { regions: [] }, []],
    ["from a number", { attributes: [{ kind: "range", column: builtYear, min: 1980 }] }, [3, 4, 5]],
    [
      "between numbers",
      { attributes: [{ kind: "range", column: builtYear, min: 1970, max: 1990 }] },
      [2, 3, 4],
    ],
    ["without a number", { attributes: [{ kind: "missing", column: builtYear }] }, [1]],
    ["by text", { attributes: [{ kind: "one-of", column: use, values: ["House", "Mill"] }] }, [0, 3]],
    [
      "by text or none",
      { attributes: [{ kind: "one-of", column: use, values: ["School", null] }] },
      [1, 2, 4],
    ],
    ["by part of a text", { attributes: [{ kind: "contains", column: use, text: "house" }] }, [0, 3, 5]],
    ["without a text", { attributes: [{ kind: "missing", column: use }] }, [2]],
    ["by name, in any order", { elements: [4, 2, 4] }, [2, 4]],
    ["by none", { elements: [] }, []],
  ])("%s", (_case, query, expected) => {
    expect(selected(query)).toEqual(expected);
  });

  it("by everything at once keeps those that satisfy all of it", () => {
    const area = validateArea({
      type: "Polygon",
      coordinates: [
        [
          [0.5, -1],
          [4.5, -1],
          [4.5, 1],
          [0.5, 1],
        ],
      ],
    });
    const query: ElementQuery = {
      area: { area, rule: "touches" },
      regions: [{ regionOf, codes: [0, 1] }],
      attributes: [{ kind: "range", column: builtYear, max: 1975 }],
      elements: [0, 2, 3],
    };
    expect(selected(query)).toEqual([2]);
  });

  it.each([[-1], [6], [1.5], [Number.NaN]])("refuses element %d, which does not exist", (element) => {
    expect(() => selectElements(index, { elements: [element] })).toThrow(
      expect.objectContaining({ code: "selection/no-such-element" }),
    );
  });
});

describe("selections", () => {
  it("unite and intersect as sets do", () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [left, right] = [selectionOf(a, 31), selectionOf(b, 31)];
        const union = new Set(a).union(new Set(b));
        expect(unite(left, right)).toEqual(selectionOf([...union], 31));
        expect([...elementsOf(left)]).toEqual(a.toSorted((x, y) => x - y));
        expect(left.count).toBe(a.length);
      }),
    );
  });
});
