import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Feature } from "geojson";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localStorage, type NamedThing, openDataset, searchWords } from "./read.ts";
import { sampleAbout, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter, type DatasetWriter } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-names-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a published dataset can be searched for. */
async function namesOf(fill: (writer: DatasetWriter) => Promise<void>) {
  const writer = await createDatasetWriter(root, sampleAbout);
  await fill(writer);
  await writer.publish();
  const dataset = await openDataset(localStorage(root), sampleAbout.client);
  expect(await dataset.verify()).toEqual([]);
  const table = await dataset.names();
  const things = Array.from({ length: table?.count ?? 0 }, (_, row) => table!.at(row));
  return { table, things, about: dataset.manifest.names };
}

/** Roads of one stretch each, a tenth of a degree long, from west to east. */
const addRoads = (writer: DatasetWriter, names: readonly (string | null)[], type = "roads") =>
  writer.addElements(
    sampleType(type, "line"),
    {
      kind: "line",
      coords: Float64Array.from(
        names.flatMap((_, i) => [172 + (i % 9) / 10, -40.5, 172.1 + (i % 9) / 10, -40.5]),
      ),
      partStart: Int32Array.from({ length: names.length + 1 }, (_, i) => i),
      vertexStart: Int32Array.from({ length: names.length + 1 }, (_, i) => 2 * i),
    },
    { id: names.map((_, i) => `r${i}`), name: names },
  );

const square = {
  type: "Polygon" as const,
  coordinates: [
    [
      [172, -41],
      [173, -41],
      [173, -40],
      [172, -40],
      [172, -41],
    ],
  ], // prettier-ignore
};

describe("the names of a dataset", () => {
  it("are those of places, regions, contextual features and elements, each with where it is", async () => {
    const { things } = await namesOf(async (writer) => {
      await addRoads(writer, ["Rātā Street", null]);
      await writer.addRegions({ id: "wards", title: "Wards" }, [{ name: "North", geometry: square }]);
      const bank: Feature = { type: "Feature", properties: { called: "Long Bank" }, geometry: square };
      const { sentence: _, attributes: _a, ...layer } = sampleType("banks", "polygon");
      await writer.addContextual({ ...layer, id: "banks", displayName: "Banks", nameProperty: "called" }, [
        bank,
      ]);
      const geometry = { type: "Point" as const, coordinates: [172.5, -40.5] };
      writer.addPlaces([{ type: "Feature", properties: { name: "Ōtaki", kind: "town" }, geometry }]);
    });
    const box: Pick<NamedThing, "position" | "bounds"> = {
      position: [172.5, -40.5],
      bounds: [172, -41, 173, -40],
    };
    expect(things).toEqual([
      { kind: "context", title: "Long Bank", detail: "Banks", layer: "banks", ...box },
      { kind: "region", title: "North", detail: "Wards", ...box },
      { kind: "place", title: "Ōtaki", detail: "Town", position: [172.5, -40.5] },
      {
        ...{ kind: "element", title: "Rātā Street", detail: "roads", layer: "roads", elementId: "r0" },
        ...{ position: [172.05, -40.5], bounds: [172, -40.5, 172.1, -40.5] },
      },
    ] satisfies NamedThing[]);
  });

  it("stand once for what a layer calls alike, with the bounds of all and no element of its own", async () => {
    const { things } = await namesOf((writer) => addRoads(writer, ["Rata St", "Kauri St", "RĀTĀ ST"]));
    expect(things.map(({ title, bounds, elementId }) => [title, bounds, elementId])).toEqual([
      ["Kauri St", [172.1, -40.5, 172.2, -40.5].map((each) => expect.closeTo(each, 9)), "r1"],
      ["Rata St", [172, -40.5, 172.3, -40.5].map((each) => expect.closeTo(each, 9)), undefined],
    ]);
  });

  it("leave out what hundreds of elements are called, which is no name", async () => {
    const names = Array.from({ length: 201 }, () => "House");
    const { things } = await namesOf((writer) => addRoads(writer, [...names, "Church"]));
    expect(things.map(({ title }) => title)).toEqual(["Church"]);
  });

  it("are none where a layer has ids alone", async () => {
    const { table, about } = await namesOf((writer) =>
      writer.addElements(
        sampleType("poles", "point", { nameAttribute: "id" }),
        { kind: "point", coords: Float64Array.of(172, -40), partStart: Int32Array.of(0, 1) },
        { id: ["p1"], name: ["Pole"] },
      ),
    );
    expect([table, about]).toEqual([undefined, undefined]);
  });
});

it.each([
  ["Ōtaki Beach", ["otaki", "beach"]],
  ["12/34 Rātā St.", ["12", "34", "rata", "st"]],
  ["O'Brien’s", ["obriens"]],
  ["--", []],
])("D-18 %s is looked for as its words, without marks", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
