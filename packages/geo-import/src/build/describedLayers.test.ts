import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { reportText } from "../report/reportText.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const point = (name: string, east: number) => ({
  type: "Feature",
  properties: { name, depth: 0.4 },
  geometry: { type: "Point", coordinates: [east, -40.1] },
});

/** A dataset of three wells that two floods reach, with what `more` says of each layer. */
async function imported(...of: Parameters<typeof importedWith>) {
  return (await importedWith(...of)).manifest;
}

/** The same, with the report. */
async function importedWith(of: { elements?: object; hazard?: object; context?: object; scenario?: object }) {
  const folder = temporaryFolder();
  const file = join(folder, "wells.geojson");
  const features = ["North", "Middle", "South"].map((name, i) => point(name, 175.1 + i / 100));
  writeFileSync(file, JSON.stringify({ type: "FeatureCollection", features }));
  const scenario = (tag: string) => ({ tag, name: tag, column: "depth" });
  const description = writeDescription(folder, {
    client: "wells",
    title: "Wells",
    licence: "CC0-1.0",
    sources: [{ title: "Made up", licence: "CC0-1.0", attribution: "Nobody" }],
    elements: [
      {
        ...{ type: "wells", title: "Well", plural: "Wells", file, name: "name", icon: "tint", weight: 3 },
        columns: { depth: { label: "Depth", type: "numeric" } },
        ...of.elements,
      },
    ],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Water.", intensity: "Depth", unit: "m", classes: "low" },
        source: { kind: "attribute" },
        scenarios: [scenario("often"), { ...scenario("rarely"), ...of.scenario }],
        methodology: { content: "Made up." },
        ...of.hazard,
      },
    ],
    context: [{ id: "marks", title: "Marks", file, columns: ["name"], ...of.context }],
  });
  const datasetsRoot = temporaryFolder();
  const report = await importDataset({ description, datasetsRoot });
  const { manifest } = await openDataset(localStorage(datasetsRoot), "wells");
  return { manifest, report };
}

it("MAP-19 each layer names the help text that its description gives it", async () => {
  const { elementTypes, hazards, contextual } = await imported({
    elements: { help: "wells.md" },
    hazard: { help: "flood.md" },
    context: { help: "marks.md" },
  });
  const named = [elementTypes[0], hazards[0], contextual[0]].map((layer) => layer?.details.helpFile);
  expect(named).toEqual(["wells.md", "flood.md", "marks.md"]);
});

it("MAP-16 what has a name is searched for by it", async () => {
  const { contextual, search } = await imported({ context: { name: "name" } });
  expect(contextual[0]?.nameProperty).toBe("name");
  // Three wells and, as features of the contextual layer, the same three.
  expect(search).toEqual({ things: 6 });
  expect((await imported({})).search).toEqual({ things: 3 });
});

it("G-09 elements are searched by the columns that are named, or by none", async () => {
  expect((await imported({ elements: { search: ["depth"] } })).elementTypes[0]?.search).toEqual(["depth"]);
  expect((await imported({ elements: { search: [] } })).search).toEqual({ things: 0 });
  await expect(imported({ elements: { search: ["colour"] } })).rejects.toMatchObject({
    message: expect.stringContaining("colour"),
  });
});

it("G-09 the report says by which columns elements are found", async () => {
  const foundBy = async (elements: object) => (await importedWith({ elements })).report.layers[0]?.foundBy;
  // Elements that were numbered are not found by their numbers.
  expect(await foundBy({})).toEqual(["name"]);
  expect(await foundBy({ id: "name", name: undefined })).toEqual(["name"]);
  expect(await foundBy({ search: ["depth", "name"] })).toEqual(["depth", "name"]);
  expect(reportText((await importedWith({ elements: { search: [] } })).report)).toContain("Found by nothing");
  expect(reportText((await importedWith({})).report)).toContain("    Found by name\n");
});

it("people are a number of each element, refused below nobody", async () => {
  const [wells] = (await imported({ elements: { people: "depth" } })).elementTypes;
  expect(wells).toMatchObject({ peopleAttribute: "depth" });
  expect(wells?.attributes.find(({ key }) => key === "depth")?.type).toBe("numeric");
  await expect(imported({ elements: { people: "name" } })).rejects.toMatchObject({
    code: "import/not-numeric",
  });
});

it("people of a column add up by class, as by hand", async () => {
  const folder = temporaryFolder();
  // Residents of five houses, of one not known, and the depth at each.
  const rows = [
    [3, 0],
    [2, 0.3],
    [null, 0.4],
    [5, 0.9],
    [1, 1.5],
  ];
  const features = rows.map(([residents, depth], i) => ({
    ...point(`House ${i}`, 175 + i / 10),
    properties: { residents, depth },
  }));
  writeFileSync(join(folder, "houses.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "houses",
    title: "Houses",
    licence: "CC0-1.0",
    sources: [{ title: "Made up", licence: "CC0-1.0", attribution: "Nobody" }],
    elements: [{ type: "houses", title: "House", file: "houses.geojson", people: "residents" }],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Water.", intensity: "Depth", unit: "m" },
        source: { kind: "attribute" },
        scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
        classes: [
          { from: 0.1, class: "low" },
          { from: 0.5, class: "high" },
        ],
        methodology: { content: "Made up." },
      },
    ],
  });
  const { scenarios } = await importDataset({ description });
  expect(scenarios[0]?.exposures[0]?.classes.map((row) => [row.class, row.count, row.people])).toEqual([
    ["low", 2, 2],
    ["high", 2, 6],
    ["not exposed", 1, 3],
  ]);
});

it("MAP-30 icon, colour and weight are the description's", async () => {
  const { elementTypes } = await imported({ elements: { color: "#336699" } });
  expect(elementTypes[0]).toMatchObject({ icon: "tint", style: { color: "#336699", weight: 3 } });
});

it("scenarios have the areas they were studied for, the hazard's where they say none", async () => {
  const { hazards } = await imported({
    hazard: { areas: ["Rapid River", "Plains"] },
    scenario: { areas: ["Plains"] },
  });
  expect(hazards[0]?.scenarios.map(({ areas }) => areas)).toEqual([["Rapid River", "Plains"], ["Plains"]]);
});
