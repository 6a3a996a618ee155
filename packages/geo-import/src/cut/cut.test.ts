import { describe, expect, it } from "vitest";
import {
  byClass,
  cell,
  classOf,
  feature,
  lineFeatures,
  lines,
  metres,
  north,
  piecesOf,
  plainly,
  rows,
  square,
  squareMetres,
  total,
  west,
  zones,
} from "../testing/cutCase.ts";

/** Thresholds of a share, a count or a sum of a whole element. */
const shares = [{ from: 0.3, class: "low" }];

describe("elements cut where the class changes", () => {
  it("lines by the cells of a raster, as cut plainly, and as long as the layer in all", async () => {
    const { pieces } = await piecesOf(lineFeatures, {}, "length");
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly((x, y) =>
      classOf(rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)] ?? Number.NaN),
    );
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
    expect(total(found)).toBeCloseTo(
      lines.reduce((sum, line) => sum + metres(line), 0),
      6,
    );
  });

  it("within the footprint no data is not exposed; beyond it nothing was assessed", async () => {
    const { pieces } = await piecesOf(lineFeatures, { assessed: "footprint" }, "length");
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly((x, y) => {
      const depth = rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)];
      if (depth === undefined) return "not assessed";
      return Number.isNaN(depth) ? "not exposed" : classOf(depth);
    });
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
  });

  it("lines by mapped polygons, the worst of those that overlap", async () => {
    const { pieces } = await piecesOf(lineFeatures, zones, "length");
    const found = byClass(pieces, "lengthMetres");
    const isIn = (x: number, y: number, left: number, bottom: number) =>
      x > left && x < left + 0.02 && y > bottom && y < bottom + 0.02;
    const expected = plainly((x, y) => {
      if (isIn(x, y, 172.01, -40.99)) return "high";
      return isIn(x, y, 172, -41) ? "low" : "not exposed";
    });
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
    expect(total(found)).toBeCloseTo(
      lines.reduce((sum, line) => sum + metres(line), 0),
      6,
    );
  });

  it("polygons by cells: squares of half a cell", async () => {
    const ring = square(172.005, -40.985, 0.02);
    const { pieces } = await piecesOf([feature("Polygon", [ring])], {}, "count");
    const found = byClass(pieces, "areaSquareMetres");
    const expected: Record<string, number> = {};
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const [x, y] = [172.005 + i * 0.005, -40.985 + j * 0.005];
        const name = classOf(
          rows[Math.floor((north - y - 0.0025) / cell)]![Math.floor((x + 0.0025 - west) / cell)]!,
        );
        expected[name] = (expected[name] ?? 0) + squareMetres(square(x, y, 0.005));
      }
    // A cell that is covered in part counts with the area of its middle latitude.
    for (const [name, area] of Object.entries(expected)) expect(found[name]! / area).toBeCloseTo(1, 4);
    expect(total(found)).toBeCloseTo(squareMetres(ring), 3);
  });

  it("polygons by mapped polygons, and the share that they cover", async () => {
    const ring = square(172.005, -40.995, 0.02);
    const { pieces } = await piecesOf([feature("Polygon", [ring])], zones, "count");
    const found = byClass(pieces, "areaSquareMetres");
    const high = squareMetres([
      [172.01, -40.99],
      [172.025, -40.99],
      [172.025, -40.975],
      [172.01, -40.975],
      [172.01, -40.99],
    ]);
    const low = squareMetres(square(172.005, -40.995, 0.015)) - squareMetres(square(172.01, -40.99, 0.01));
    expect(found.high! / high).toBeCloseTo(1, 5);
    expect(found.low! / low).toBeCloseTo(1, 5);
    expect(total(found)).toBeCloseTo(squareMetres(ring), 3);
    const { classes: whole, pieces: covered } = await piecesOf(
      [feature("Polygon", [ring])],
      { ...zones, sampling: { rule: "fraction" }, classes: "exposed" },
      "area",
    );
    expect(whole[0]!.coveredSquareMetres! / (high + low)).toBeCloseTo(1, 5);
    expect(byClass(covered, "areaSquareMetres").exposed! / (high + low)).toBeCloseTo(1, 5);
  });

  it.each([
    ["with data, of 0 too", {}],
    ["of 0.7 m or more", { above: 0.7 }],
  ])("what `fraction` covers is what its pieces say, under cells %s", async (_, sampling) => {
    const { pieces, classes: whole } = await piecesOf(
      lineFeatures,
      { sampling: { rule: "fraction", ...sampling }, classes: "exposed" },
      "length",
    );
    const covered = (x: number, y: number) => {
      const value = rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)] ?? Number.NaN;
      if (Number.isNaN(value)) return "not assessed";
      return "above" in sampling && value < 0.7 ? "not exposed" : "exposed";
    };
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly(covered);
    for (const [name, metres] of Object.entries(expected)) expect(found[name]! / metres).toBeCloseTo(1, 2);
    const coveredMetres = whole.reduce((sum, each) => sum + (each.coveredMetres ?? 0), 0);
    expect(found.exposed).toBeCloseTo(coveredMetres, 3);
  });

  it.each([
    [{ sampling: { rule: "fraction" }, classes: shares }, "the share of it that is covered"],
    [{ sampling: { rule: "count" }, classes: shares }, "how many cells it has"],
    [{ samplingOf: { things: { rule: "sum" } }, classes: shares }, "the sum of its cells"],
    [{ ...zones, sampling: { rule: "fraction" }, classes: shares }, "Give one class"],
    [{ ...zones, sampling: { rule: "fraction", above: 1 } }, "`above` is of the cells of a raster"],
    [{ ...zones, sampling: { rule: "touch", cells: "centre" } }, "`cells` is of the cells of a raster"],
  ])("pieces have no classes of a whole: %j", async (hazard, message) => {
    await expect(piecesOf(lineFeatures, hazard, "length")).rejects.toMatchObject({
      code: "import/wrong-rule",
      message: expect.stringContaining(message),
    });
  });

  it("attributes have no places to cut at", async () => {
    const attribute = {
      source: { kind: "attribute" },
      scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
      sampling: { rule: "attribute" },
    };
    await expect(
      piecesOf([feature("LineString", lines[0], { depth: 1 })], attribute, "length"),
    ).rejects.toMatchObject({
      code: "import/wrong-rule",
    });
  });
});
