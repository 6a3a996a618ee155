import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const ring = [
  [173, -41.1],
  [174, -41.1],
  [174, -40.9],
  [173, -40.9],
  [173, -41.1],
];
const features = (...each: [type: string, coordinates: unknown, properties: object][]) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: each.map(([type, coordinates, properties]) => ({
      type: "Feature",
      properties,
      geometry: { type, coordinates },
    })),
  });

/** Places 1 to 4 under a raster, a layer of zones and a table of depths. */
function writeInputs(folder: string) {
  const places = [1, 2, 3, 4].map((n): [string, unknown, object] => [
    "Point",
    [173 + n / 10, -41],
    { id: `000${n}`, wall: n === 1 ? "tin" : "wood", cost: 10 * n },
  ]);
  writeFileSync(join(folder, "places.geojson"), features(...places));
  writeFileSync(
    join(folder, "zones.geojson"),
    features(
      ["Polygon", [ring], { zone: "A", depth: "1" }],
      ["Polygon", [ring], { zone: "B", depth: "deep" }],
    ),
  );
  writeFileSync(join(folder, "depths.csv"), "id,depth,words\n0001,1,a\n0002,2,b\n0003,,c\n0004,4,d\n");
  writeFileSync(join(folder, "bare.csv"), "id,depth\n1,1\n2,2\n3,3\n4,4\n");
  writeFileSync(join(folder, "hits.csv"), "event,place,wind\ne1,1,30\ne1,2,40\n");
  writeFileSync(join(folder, "often.csv"), "event,per_year\ne1,0.1\n");
  const data = Float32Array.of(1, 2, 3, 4);
  writeFileSync(
    join(folder, "depth.tif"),
    encodeGeoTiff({ width: 4, height: 1, bounds: [173, -41.1, 174, -40.9], data }),
  );
}

const hazard = (id: string, own: object) => ({
  ...{ id, title: id, summary: id, intensity: "Depth", classes: "exposed" },
  scenarios: [{ tag: id, name: id }],
  methodology: { content: "Test" },
  ...own,
});
const raster = { source: { kind: "raster", file: "depth.tif" }, sampling: { rule: "max" } };
const zones = {
  source: { kind: "polygons", file: "zones.geojson" },
  sampling: { rule: "touch" },
  assessed: "all",
};
const table = (file: string, more: object = {}) => ({ kind: "table", file, id: "id", ...more });
const column = (name: string) => [{ tag: "table", name: "Table", column: name }];
const events = {
  kind: "events",
  ...{ file: "hits.csv", event: "event", id: "place", intensity: "wind" },
  frequencies: { file: "often.csv", event: "event", frequency: "per_year" },
};

async function importing(hazards: readonly object[], isCheck: boolean) {
  const folder = temporaryFolder();
  writeInputs(folder);
  const description = writeDescription(folder, {
    client: "late",
    title: "Late",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        type: "places",
        title: "Place",
        file: "places.geojson",
        id: "id",
        replacementCost: { value: "cost" },
      },
    ],
    hazards,
  });
  const steps: string[] = [];
  const datasetsRoot = join(folder, "datasets");
  const result = await importDataset({
    description,
    ...(isCheck ? {} : { datasetsRoot }),
    onProgress: (step) => void steps.push(step),
  }).then(
    (report) => ({ report }),
    (error: { code: string; message: string }) => ({ error }),
  );
  const published = existsSync(join(datasetsRoot, "late")) ? readdirSync(join(datasetsRoot, "late")) : [];
  return { ...result, steps: steps.filter((step) => /Sampling|Writing/.test(step)), published };
}

describe.each([
  ["a check", true],
  ["an import", false],
])("%s finds what is wrong with the last hazard before it samples the first", (_, isCheck) => {
  it.each<[string, object, string, RegExp]>([
    [
      "a missing raster",
      { ...raster, source: { kind: "raster", file: "none.tif" } },
      "missing-file",
      /none\.tif/,
    ],
    [
      "a missing band",
      {
        ...raster,
        scenarios: [
          { tag: "a", name: "A" },
          { tag: "b", name: "B", band: 2 },
        ],
      },
      "no-such-band",
      /no band 2/,
    ],
    [
      "missing polygons",
      { ...zones, source: { kind: "polygons", file: "none.gpkg" } },
      "missing-file",
      /none\.gpkg/,
    ],
    [
      "a column that `where` names",
      {
        ...zones,
        scenarios: [
          { tag: "a", name: "A" },
          { tag: "b", name: "B", where: { zones: "A" } },
        ],
      },
      "no-such-column",
      /no column zones/,
    ],
    [
      "a class that is not listed",
      { ...zones, classes: { column: "zone", values: { A: "low" } } },
      "unknown-class",
      /feature 2 has "B"/,
    ],
    [
      "a value that is no number",
      { ...zones, source: { ...zones.source, value: "depth" } },
      "not-numeric",
      /feature 2 \("deep"\)/,
    ],
    [
      "a column of words in a table",
      { source: table("depths.csv"), scenarios: column("words") },
      "not-numeric",
      /0001 has "a"/,
    ],
    [
      "an attribute of words",
      { source: { kind: "attribute" }, scenarios: column("wall") },
      "not-numeric",
      /column wall should hold numbers/,
    ],
    [
      "a curve that is not there",
      { ...raster, damage: { places: { curveColumn: "wall", curves: { tin: [[0, 0]] } } } },
      "no-such-curve",
      /0002 has "wood"/,
    ],
    [
      "a table of curves that is not there",
      { ...raster, damage: { places: { curves: { file: "curves.csv", intensity: "depth" } } } },
      "missing-file",
      /curves\.csv/,
    ],
    [
      "a table whose ids lost their zeros",
      { source: table("bare.csv"), scenarios: column("depth") },
      "no-match",
      /none of the 4 elements of places and 0 of its 4 rows find each other \(it has 1, 2, 3; elements have 0001/,
    ],
    ["an event set of such places", { source: events }, "no-match", /none of the 4 elements.*2 places/],
    [
      "pieces of what has no place",
      { source: table("depths.csv"), scenarios: column("depth"), cutElements: true },
      "wrong-rule",
      /cutElements/,
    ],
    [
      "an extent that is not there",
      { ...raster, assessed: { file: "study.gpkg" } },
      "missing-file",
      /study\.gpkg/,
    ],
  ])("%s", async (_fault, own, code, words) => {
    const found = await importing([hazard("first", raster), hazard("last", own)], isCheck);
    expect(found).toMatchObject({
      error: { code: `import/${code}`, message: expect.stringMatching(words) },
      steps: [],
      published: [],
    });
  });
});

describe("a table that does not fit the elements", () => {
  const rows = (text: string, more: object = {}) => ({
    source: table(text, more),
    scenarios: column("depth"),
  });
  const withRows = async (content: string, more: object = {}) => {
    const folder = temporaryFolder();
    writeInputs(folder);
    writeFileSync(join(folder, "own.csv"), content);
    return importDataset({
      description: writeDescription(folder, {
        client: "late",
        title: "Late",
        licence: "CC0-1.0",
        sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
        elements: [{ type: "places", title: "Place", file: "places.geojson", id: "id" }],
        hazards: [hazard("last", rows("own.csv", more))],
      }),
    });
  };
  const counts = { read: 3, kept: 1 };

  it("is refused where under half of both find each other, unless less is expected", async () => {
    const content = "id,depth\n0001,1\n2,2\n3,3\n";
    await expect(withRows(content)).rejects.toMatchObject({
      code: "import/no-match",
      message: expect.stringContaining("only 1 of the 4 elements of places and 1 of its 3 rows"),
    });
    expect((await withRows(content, { matchAtLeast: 0.25 })).layers[1]).toMatchObject(counts);
    await expect(withRows("id,depth\n7,1\n", { matchAtLeast: 0.1 })).rejects.toMatchObject({
      code: "import/no-match",
    });
    expect((await withRows("id,depth\n7,1\n", { matchAtLeast: 0 })).layers[1]).toMatchObject({ kept: 0 });
  });

  it.each([
    ["it lists only those that are exposed", "id,depth\n0001,1\n"],
    [
      "it is of the whole country",
      `id,depth\n${Array.from({ length: 50 }, (_, i) => `000${i},1`).join("\n")}\n`,
    ],
  ])("is taken where %s", async (_, content) => {
    expect((await withRows(content)).scenarios[0]?.exposures[0]?.exposed).toBeGreaterThan(0);
  });
});
