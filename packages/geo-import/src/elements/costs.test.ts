import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** Two houses, a and b, with columns of their own; a flood of half of what is at stake. */
async function houses(columns: string, a: string, b: string, element: object, damage?: object) {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "houses.csv"),
    `id,lon,lat,depth,${columns}\na,173,-41,1,${a}\nb,174,-41,1,${b}\n`,
  );
  const description = writeDescription(folder, {
    client: "costs",
    title: "Costs",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        ...{ type: "houses", title: "House", file: "houses.csv", crs: "EPSG:4326", id: "id" },
        coordinates: { x: "lon", y: "lat" },
        ...element,
      },
    ],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Flood", intensity: "Depth", classes: "exposed" },
        source: { kind: "attribute" },
        scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
        damage: damage && { houses: { curves: { half: [[0, 0.5]] }, ...damage } },
        methodology: { content: "Test" },
        listElements: true,
      },
    ],
  });
  const report = await importDataset({ description, datasetsRoot: folder });
  return { folder, list: report.scenarios[0]!.exposures[0]!.list! };
}

const cost = { replacementCost: { value: "cost", min: "least", max: "most" } };

describe("costs", () => {
  it.each<[string, string, string, object | undefined, RegExp]>([
    ["a cost below 0", "-1,,", "5,,", undefined, /1 of 2 elements have replacement costs below 0: a \(-1\)/],
    ["a bound below 0", "1,-9999,", "5,,", undefined, /replacement costs below 0: a \(-9999\)/],
    ["bounds the wrong way round", "5,9,2", "5,,", undefined, /not lie between their bounds: a \(9, 5, 2\)/],
    ["a cost above its bounds", "5,1,2", "5,4,", undefined, /: a \(1, 5, 2\)/],
    ["an amount below 0", "1,,", "5,-3,", { maxDamage: "least" }, /amounts of `maxDamage` below 0: b \(-3\)/],
    ["a deductible below 0", "1,,", "5,,-3", { deductible: "most" }, /deductibles below 0: b \(-3\)/],
    ["a cover below 0", "1,,", "5,,-3", { cover: "most" }, /covers below 0: b \(-3\)/],
  ])("are refused with %s, which would pass for money", async (_, a, b, damage, words) => {
    const element = damage === undefined ? cost : { replacementCost: { value: "cost" } };
    await expect(houses("cost,least,most", a, b, element, damage)).rejects.toMatchObject({
      code: "import/bad-cost",
      message: expect.stringMatching(words),
    });
  });

  it("may lack a bound, or be missing whatever their bounds are", async () => {
    const { list } = await houses("cost,least,most", "8,,9", ",3,1", cost, {});
    expect(list.map(({ damage }) => damage)).toEqual([{ min: 4, value: 4, max: 4.5 }, null]);
  });

  it("an empty deductible is none, and an empty cover no limit", async () => {
    const insured = { deductible: "least", cover: "most" };
    const element = { replacementCost: { value: "cost" } };
    const { list } = await houses("cost,least,most", "100,,30", "100,20,", element, insured);
    expect(list.map(({ damage }) => damage?.value)).toEqual([30, 30]);
    const bare = await houses("cost,least,most", "100,,", "100,20,10", element, insured);
    expect(bare.list.map(({ damage }) => damage?.value)).toEqual([50, 10]);
  });
});

describe("a column whose name means something else", () => {
  it.each([
    "damage_cost",
    "replacement_cost",
    "hazard_scenario_metric",
    "__proto__",
    "metric",
    "geometry",
    "region_name",
  ])("%s is refused by name", async (name) => {
    const columns = JSON.parse(`{ "${name}": { "label": "Name" } }`);
    await expect(houses(`${name},cost`, "1,2", "3,4", { ...cost, columns })).rejects.toMatchObject({
      code: "import/reserved-column",
      message: expect.stringContaining(`column ${name} cannot be kept under its name`),
    });
  });

  it.each(["constructor", "toString", "hasOwnProperty", "valueOf"])(
    "%s is a name like any other",
    async (name) => {
      const columns = { [name]: { label: "Name" } };
      const { folder } = await houses(`${name},x`, "p,2", "q,4", { columns });
      const table = await (await openDataset(localStorage(folder), "costs")).elements("houses");
      expect(Array.from({ length: 2 }, (_, i) => table.attribute(name).at(i)).sort()).toEqual(["p", "q"]);
    },
  );

  it("replacement_cost may be the replacement cost", async () => {
    const element = { replacementCost: { value: "replacement_cost" } };
    const { list } = await houses("replacement_cost,x", "8,1", "4,1", element, {});
    expect(list.map(({ damage }) => damage?.value)).toEqual([4, 2]);
  });
});
