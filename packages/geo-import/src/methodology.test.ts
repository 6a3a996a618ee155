import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { geometryBuilder } from "@stopbank/geo-read/geometry-builder";
import { damageClasses } from "@stopbank/risk-engine/classes";
import type { LineColumn } from "@stopbank/risk-engine/columns";
import type { Position } from "geojson";
import { expect, it } from "vitest";
import { PieceWeights } from "./cut/classShares.ts";
import { annualDamageOfEvents } from "./damage/eventDamage.ts";
import { nearestPlace } from "./events/nearestPlace.ts";
import { importDataset } from "./importDataset.ts";
import { type RasterSampling, sampleRaster } from "./sampling/sampleRaster.ts";
import { classByThreshold } from "./sources/classify.ts";
import { temporaryFolder, writeDescription } from "./testing/folders.ts";

/** The examples of docs/methodology.md that an import answers are run as they stand there. */
const page = readFileSync(new URL("../../../docs/methodology.md", import.meta.url), "utf8");
const examples = new Map(
  [...page.matchAll(/```json\n(.*?)```/gs)]
    .map(([, text]) => JSON.parse(text ?? ""))
    .filter(({ by }) => by === "import")
    .map((example) => [example.example as string, example]),
);

/** A raster of some cells, in one row or more. */
function rowOfCells(cells: readonly (number | null)[], width = cells.length) {
  const path = join(temporaryFolder(), "row.tif");
  const height = cells.length / width;
  const data = Float32Array.from(cells, (cell) => cell ?? Number.NaN);
  writeFileSync(path, encodeGeoTiff({ width, height, bounds: [0, -height, width, 0], data }));
  return { path, band: 1, noData: Number.NaN, scale: 1, offset: 0, place: { what: "Example" } };
}

function lineColumn(coordinates: Position[]): LineColumn {
  const builder = geometryBuilder("line");
  builder.add({ type: "LineString", coordinates });
  return builder.done() as LineColumn;
}

const degrees = { kind: "degrees" } as const;

/** A row of cells, one by one, under a polygon one high. */
async function sampled(
  cells: readonly (number | null)[],
  from: number,
  to: number,
  sampling: RasterSampling,
) {
  const grid = { width: cells.length, height: 1, left: 0, top: 0, cellWidth: 1, cellHeight: -1 };
  const band = rowOfCells(cells);
  const builder = geometryBuilder("polygon");
  const ring = [
    [from, 0],
    [to, 0],
    [to, -1],
    [from, -1],
    [from, 0],
  ];
  builder.add({ type: "Polygon", coordinates: [ring] });
  const { samples } = await sampleRaster(grid, band, [{ geometry: builder.done(), sampling }]);
  return samples[0]!.value[0]!;
}

/** The report on one house, with an intensity of its own and what is done to it. */
async function houseWith(intensity: number, cost: number, damage: object) {
  const folder = temporaryFolder();
  const house = {
    type: "Feature",
    properties: { id: "a", level: intensity, value: cost },
    geometry: { type: "Point", coordinates: [173, -41] },
  };
  writeFileSync(
    join(folder, "houses.geojson"),
    JSON.stringify({ type: "FeatureCollection", features: [house] }),
  );
  const elements = {
    type: "houses",
    title: "House",
    file: "houses.geojson",
    id: "id",
    replacementCost: { value: "value" },
  };
  const hazard = {
    id: "flood",
    title: "Flood",
    summary: "Flood",
    intensity: "Level",
    unit: "m",
    source: { kind: "attribute" },
    scenarios: [{ tag: "flood", name: "Flood", column: "level" }],
    sampling: { rule: "attribute" },
    classes: "exposed",
    listElements: true,
    damage: { houses: damage },
    methodology: { content: "Example" },
  };
  const description = writeDescription(folder, {
    client: "example",
    title: "Example",
    licence: "CC0-1.0",
    sources: [{ title: "Example", licence: "CC0-1.0", attribution: "Example" }],
    elements: [elements],
    hazards: [hazard],
  });
  const report = await importDataset({ description, datasetsRoot: join(folder, "datasets") });
  return report.scenarios[0]!.exposures[0]!.list![0]!;
}

const runs: Record<string, (example: NonNullable<ReturnType<typeof examples.get>>) => Promise<void> | void> =
  {
    events: ({ damages, frequencies, answer }) => {
      // One element, which each event damages by its intensity.
      const event = Uint32Array.from(damages, (_, code) => code);
      const hits = {
        count: event.length,
        event,
        place: event.map(() => 0),
        intensity: damages,
        fraction: undefined,
      };
      const set = { events: damages.map(String), perYear: Float64Array.from(frequencies), hits: [hits] };
      const places = { elements: [[0]], isCovered: Uint8Array.of(1) };
      const damageAt = (_element: number, cost: number) => ({
        ratio: 0,
        cost: { min: 0, value: cost, max: 0 },
        mayLose: false,
      });
      const annual = annualDamageOfEvents(set, places, { damageAt }, Uint8Array.of(1));
      expect(annual.cost.value[0]).toBeCloseTo(answer, 9);
    },
    pieces: ({ kilometres, pieces, answer }) => {
      const weights = new PieceWeights(1);
      const names = Object.keys(pieces);
      for (const [code, name] of names.entries()) weights.add(code, 0, pieces[name]);
      for (const [code, [share]] of weights.shares())
        expect(share! * kilometres).toBeCloseTo(answer[names[code]!], 9);
    },
    cells: async ({ cells, from, to, answer }) => {
      for (const [rule, byCells] of Object.entries<Record<string, number>>(answer))
        for (const [which, value] of Object.entries(byCells)) {
          const sampling = { rule, cells: which } as RasterSampling;
          expect(await sampled(cells, from, to, sampling), `${rule} by ${which}`).toBeCloseTo(value, 4);
        }
    },
    "on the ground": async ({ latitude, answer }) => {
      // Two cells wide: the road's first tenth of a degree lies in one, the rest in the other.
      const road = lineColumn([
        [0, 0.05],
        [0.1, 0.05],
        [0.1, 0.15],
      ]);
      const moved = {
        ...road,
        coords: road.coords.map((each, i) => (i % 2 === 0 ? each : each + latitude - 0.05)),
      };
      const grid = { width: 2, height: 1, left: 0, top: latitude + 0.5, cellWidth: 0.1, cellHeight: -1 };
      for (const [rule, value] of Object.entries<number>(answer)) {
        const sampling = { rule, cells: "coverage", ...(rule === "fraction" ? { above: 2 } : {}) };
        const wanted = { geometry: moved, sampling: sampling as RasterSampling, ground: degrees };
        const { samples } = await sampleRaster(grid, rowOfCells([2, 1]), [wanted]);
        expect(samples[0]!.value[0], rule).toBeCloseTo(value, 4);
      }
    },
    "middles of a line": async ({ lines, answer }) => {
      const grid = { width: 5, height: 2, left: 0, top: 0, cellWidth: 1, cellHeight: 1 };
      const band = rowOfCells(Array<number>(10).fill(1), 5);
      for (const line of lines) {
        const wanted = { geometry: lineColumn(line), sampling: { rule: "count", cells: "centre" } as const };
        const { samples } = await sampleRaster(grid, band, [wanted]);
        expect(samples[0]!.value[0]).toBe(answer);
      }
    },
    fraction: async ({ cells, from, to, above, answer }) => {
      const sampling = { rule: "fraction", cells: "coverage" } as const;
      expect(await sampled(cells, from, to, sampling)).toBeCloseTo(answer.withData, 9);
      expect(await sampled(cells, from, to, { ...sampling, above })).toBeCloseTo(answer.above, 9);
    },
    "nearest place": ({ element, places, answer }) => {
      const coords = Float64Array.from(places.flat());
      const far = 1e6;
      expect(nearestPlace(coords, far, "metres")(element[0], element[1])).toBe(answer.metres);
      expect(nearestPlace(coords, far, "degrees")(element[0], element[1])).toBe(answer.degrees);
      expect(nearestPlace(coords, 1000, "metres")(element[0], element[1])).toBe(
        answer.withinOneKilometre ?? -1,
      );
    },
    thresholds: ({ classes, answer }) => {
      for (const [value, name] of answer) {
        const code = classByThreshold(value, classes);
        expect(code === undefined ? null : damageClasses[code], String(value)).toBe(name);
      }
    },
    "state classes": async ({ states, intensity, answer }) => {
      for (const [classes, name] of Object.entries(answer))
        expect(await houseWith(intensity, 1, { curves: { only: { states } }, classes })).toMatchObject({
          class: name,
        });
    },
    parts: async ({ ratio, structure, contents, answer }) => {
      const curves = {
        only: [
          [0, 0],
          [1, 1],
        ],
      };
      const components = { structure: { maxDamage: structure }, contents: { maxDamage: "value" } };
      for (const [i, worth] of contents.entries()) {
        const { damage } = await houseWith(ratio, worth, { curves, components });
        expect(damage?.value ?? null).toBe(answer[i]);
      }
    },
    insured: async ({ cost, deductible, cover, answer }) => {
      const curves = {
        only: [
          [0, 0],
          [1, 1],
        ],
      };
      for (const [ratio, paid] of answer) {
        const { damage } = await houseWith(ratio, cost, { curves, deductible, cover });
        expect(damage?.value).toBeCloseTo(paid, 6);
      }
    },
  };

it.each(Object.entries(runs))("the page's example of %s comes out as it says", async (name, run) => {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`docs/methodology.md has no example of ${name}.`);
  await run(example);
});

it("leaves no example of the page unrun", () => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(runs).sort());
});
