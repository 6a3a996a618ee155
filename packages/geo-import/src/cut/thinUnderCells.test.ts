import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bandFile } from "@stopbank/geo-read/band-file";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import { notAssessed, type PolygonColumn } from "@stopbank/risk-engine/columns";
import { expect, it } from "vitest";
import type { CellRule } from "../cells/elementCells.ts";
import { type RasterRule, sampleRaster } from "../sampling/sampleRaster.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { cutAtCells } from "./cutAtCells.ts";

/** Cells of a hundredth of a degree from 172 E, 40 S on, each with a value of its own from 1 on. */
const side = 8;
const [west, north, cell] = [172, -40, 0.01];
const valueAt = (column: number, row: number) => row * side + column + 1;

type Place = readonly [x: number, y: number];

/** A triangle from a place, in cells: so long eastward and so wide southward. */
const sliver = ([x, y]: Place, long: number, wide: number): readonly Place[] => [
  [x, y],
  [x + long, y],
  [x, y + wide],
  [x, y],
];

function columnOf(rings: readonly (readonly Place[])[]): PolygonColumn {
  const starts = Int32Array.from({ length: rings.length + 1 }, (_, i) => i);
  return {
    kind: "polygon",
    coords: Float64Array.from(rings.flat().flatMap(([x, y]) => [west + x * cell, north - y * cell])),
    partStart: starts,
    ringStart: starts,
    vertexStart: starts.map((start) => start * 4),
  };
}

async function found(geometry: PolygonColumn, rule: RasterRule, cells: CellRule) {
  const path = join(temporaryFolder(), "depth.asc");
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => valueAt(column, row)).join(" "),
  );
  writeFileSync(
    path,
    `ncols ${side}\nnrows ${side}\nxllcorner ${west}\nyllcorner ${north - side * cell}\ncellsize ${cell}\n${rows.join("\n")}\n`,
  );
  const facts = await rasterFacts({ place: { what: "Depth" }, path, crs: "EPSG:4326" });
  const ground = { kind: "degrees" } as const;
  const sampling = { rule, cells, ...(rule === "fraction" ? { above: 30 } : {}) };
  const file = await bandFile(facts, 1);
  try {
    const { samples } = await sampleRaster(facts, file.band, [{ geometry, sampling, ground }], {
      threads: "none",
    });
    const pieces = await cutAtCells(facts, 1, { geometry, ground }, () => (value) => value);
    return { ...samples[0]!, pieces };
  } finally {
    file.close();
  }
}

/** From none at all to a share of a cell that is covered as anything is. */
const widths = [0, 1e-16, 1e-13, 1e-11, 1e-10, 3e-10, 1e-9, 1e-8, 1e-6, 1e-3];
/** Well within each of the cells, and beyond the grid. */
const places = Array.from(
  { length: side * side },
  (_, i): Place => [(i % side) + 0.15 + (i % 7) / 20, Math.floor(i / side) + 0.15 + (i % 5) / 20],
);
const beyond: readonly Place[] = [
  [-0.9, 3.3],
  [8.2, 3.3],
];

it.each([
  ["max", "coverage"],
  ["min", "touched"],
  ["mean", "coverage"],
  ["mean", "touched"],
  ["fraction", "coverage"],
  ["max", "centre"],
] as const)(
  "polygons however thin have the value of the cell that they lie in, by %s of %s",
  async (rule, cells) => {
    for (const wide of widths) {
      const { value, isWithin, pieces } = await found(
        columnOf([...places, ...beyond].map((place) => sliver(place, 0.4, wide))),
        rule,
        cells,
      );
      const expected = places.map(([x, y]) => valueAt(Math.floor(x), Math.floor(y)));
      const answers = rule === "fraction" ? expected.map((each) => (each >= 30 ? 1 : 0)) : expected;
      for (const [i, answer] of answers.entries()) expect(value[i], `${wide} ${i}`).toBeCloseTo(answer, 9);
      expect([...value.slice(places.length)]).toEqual([Number.NaN, Number.NaN]);
      expect([...isWithin]).toEqual([...answers.map(() => 1), 0, 0]);
      for (const [i, each] of expected.entries()) expect(pieces.get(each)?.[i], `${wide} ${i}`).toBe(1);
      for (const i of [places.length, places.length + 1]) expect(pieces.get(notAssessed)?.[i]).toBe(1);
    }
  },
);

it("long ones have the greatest value of cells that they lie in, and pieces of such cells alone", async () => {
  const starts: readonly Place[] = [
    [0.5, 0.5],
    [1.3, 4.7],
    [0.2, 7.1],
  ];
  for (const wide of widths) {
    const geometry = columnOf(starts.map((place) => sliver(place, 6.1, wide)));
    const { value, pieces } = await found(geometry, "max", "coverage");
    for (const [i, [x, y]] of starts.entries()) {
      const under = Array.from({ length: Math.floor(x + 6.1) - Math.floor(x) + 1 }, (_, step) =>
        valueAt(Math.floor(x) + step, Math.floor(y)),
      );
      expect(under).toContain(value[i]);
      const own = [...pieces].filter(([, shares]) => shares[i]! > 0);
      for (const [code] of own) expect(under).toContain(code);
      expect(own.reduce((sum, [, shares]) => sum + shares[i]!, 0)).toBeCloseTo(1, 9);
    }
  }
});

it("a thin ring has the value of a cell that it passes through, not of what it goes around", async () => {
  const shell: readonly Place[] = [
    [1.5, 1.5],
    [6.5, 1.5],
    [6.5, 6.5],
    [1.5, 6.5],
    [1.5, 1.5],
  ];
  const corners = [...shell, ...shell];
  const geometry: PolygonColumn = {
    kind: "polygon",
    coords: Float64Array.from(corners.flatMap(([x, y]) => [west + x * cell, north - y * cell])),
    partStart: Int32Array.of(0, 1),
    ringStart: Int32Array.of(0, 2),
    vertexStart: Int32Array.of(0, 5, 10),
  };
  const { value, pieces } = await found(geometry, "max", "coverage");
  const isOn = (code: number) => {
    const [column, row] = [(code - 1) % side, Math.floor((code - 1) / side)];
    return [1, 6].includes(column) || [1, 6].includes(row);
  };
  expect(isOn(value[0]!)).toBe(true);
  expect([...pieces].filter(([, shares]) => shares[0]! > 0).map(([code]) => isOn(code))).toEqual([true]);
});
