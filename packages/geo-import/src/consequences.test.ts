import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { temporaryFolder, writeDescription } from "./testing/folders.ts";

const houses = [
  { id: "a", depth: 1, built: "timber", floor: 0.5, value: 100 },
  { id: "b", depth: 2, built: "concrete", floor: 0, value: 200 },
];
const timber = [
  [0, 0],
  [1, 0.5],
];
const concrete = [
  [0, 0],
  [2, 0.2],
];

/** The hazard as published, for a description of damage to houses. */
async function publish(damage: object) {
  const folder = temporaryFolder();
  const features = houses.map((properties, i) => ({
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: [173 + i, -41] },
  }));
  writeFileSync(join(folder, "houses.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "damage",
    title: "Damage",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        type: "houses",
        title: "House",
        file: "houses.geojson",
        id: "id",
        replacementCost: { value: "value" },
      },
    ],
    hazards: [
      {
        id: "flood",
        title: "Flood",
        summary: "Flood",
        intensity: "Depth",
        unit: "m",
        source: { kind: "attribute" },
        scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
        sampling: { rule: "attribute" },
        classes: [
          { from: 1, class: "high" },
          { from: 0.1, class: "low" },
        ],
        damage: { houses: { curves: { timber, concrete }, curveColumn: "built", ...damage } },
        methodology: { content: "Test" },
      },
    ],
  });
  const datasetsRoot = join(folder, "datasets");
  await importDataset({ description, datasetsRoot });
  const dataset = await openDataset(localStorage(datasetsRoot), "damage");
  return { dataset, consequences: dataset.manifest.hazards[0]!.consequences };
}

it("thresholds and curves by construction are stated, with the columns they refer to", async () => {
  const source = { title: "Curves of a test", url: "https://example.org/curves" };
  const { dataset, consequences } = await publish({ floorHeight: "floor", source });
  expect(consequences).toEqual([
    {
      elementTypes: ["houses"],
      content: expect.stringContaining("column floor"),
      sources: [source],
      methods: [
        {
          kind: "thresholds",
          unit: "m",
          steps: [
            { from: 0.1, damageClass: "low" },
            { from: 1, damageClass: "high" },
          ],
        },
        {
          kind: "curve",
          unit: "m",
          label: "timber",
          floorHeightAttribute: "floor",
          points: timber,
          variants: [{ label: "concrete", where: { built: { values: ["concrete"] } }, points: concrete }],
        },
      ],
    },
  ]);
  const table = await dataset.elements("houses");
  const rows = [0, 1].map((i) => ["id", "built", "floor"].map((key) => table.attribute(key).at(i)));
  expect(rows.sort()).toEqual([
    ["a", "timber", 0.5],
    ["b", "concrete", 0],
  ]);
});

it.each(["ratio", "cost"])("a value that is a %s has no thresholds of intensity", async (show) => {
  const { dataset, consequences } = await publish({ show });
  expect(consequences).toMatchObject([{ elementTypes: ["houses"], methods: [{ kind: "curve" }] }]);
  expect(dataset.manifest.damages).toMatchObject([{ type: "houses", per: "event" }]);
});

it("a curve for another column than the replacement cost is stated, and its damage recorded", async () => {
  const { dataset, consequences } = await publish({
    maxDamage: "depth",
    classes: [{ from: 0.2, class: "high" }],
  });
  expect(consequences).toMatchObject([
    { content: expect.stringContaining("column depth"), methods: [{ kind: "curve" }] },
  ]);
  expect(dataset.manifest.damages).toMatchObject([{ type: "houses", hazardId: expect.any(String) }]);
});
