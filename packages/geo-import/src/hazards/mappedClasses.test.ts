import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder } from "../testing/folders.ts";

const square = (x: number) => [
  [
    [x, -41.1],
    [x + 0.9, -41.1],
    [x + 0.9, -40.9],
    [x, -40.9],
    [x, -41.1],
  ],
];
const layer = (features: readonly [type: string, coordinates: unknown, properties: object][]) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: features.map(([type, coordinates, properties]) => ({
      type: "Feature",
      properties,
      geometry: { type, coordinates },
    })),
  });

/** Polygons of each class at 170, 171, ..., a place in each and one in none, all of them assessed. */
async function classOfPlaces(classes: readonly (string | null)[], hazard: string, scenario = 0) {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "zones.geojson"),
    layer(classes.map((each, i) => ["Polygon", square(170 + i), { class: each }])),
  );
  writeFileSync(
    join(folder, "places.geojson"),
    layer([...classes, "outside"].map((_, i) => ["Point", [170.5 + i, -41], { id: `p${i}` }])),
  );
  const description = join(folder, "zones.yaml");
  writeFileSync(
    description,
    `client: zones
title: Zones
licence: CC0-1.0
sources: [{ title: Test, licence: CC0-1.0, attribution: Test }]
elements: [{ type: places, title: Place, file: places.geojson, id: id }]
hazards:
  - id: zones
    title: Zones
    summary: Zones
    intensity: Zone
    source: { kind: polygons, file: zones.geojson }
    sampling: { rule: touch }
    assessed: all
    listElements: true
    methodology: { content: Test }
${hazard}`,
  );
  const report = await importDataset({ description, datasetsRoot: join(folder, "datasets") });
  return report.scenarios[scenario]!.exposures[0]!.list!.map((each) => each.class);
}

const one = "    scenarios: [{ tag: zones, name: Zones }]\n";

describe("classes of mapped polygons", () => {
  it.each(["null", '"null"', "~", '""'])(
    "take %s: none for an empty cell that means no hazard",
    async (empty) => {
      const values = `{ High: high, constructor: low, Nil: none, ${empty}: none }`;
      expect(
        await classOfPlaces(
          ["High", null, "Nil", "constructor"],
          `${one}    classes: { column: class, values: ${values} }\n`,
        ),
      ).toEqual(["high", "not exposed", "not exposed", "low", "not exposed"]);
    },
  );

  it("are all safe where every polygon means no hazard", async () => {
    const classes = "    classes: { column: class, values: { null: none } }\n";
    expect(await classOfPlaces([null], `${one}${classes}`)).toEqual(["not exposed", "not exposed"]);
  });

  it.each([
    [[null], /has nothing in column class.*Add it there as `null`/],
    [["toString"], /has "toString" in column class/],
  ])("%j has to be listed", async (cells, words) => {
    const classes = "    classes: { column: class, values: { High: high } }\n";
    await expect(classOfPlaces(["High", ...cells], `${one}${classes}`)).rejects.toMatchObject({
      code: "import/unknown-class",
      message: expect.stringMatching(words),
    });
  });

  it("may be asked for by a column that an earlier scenario does not know", async () => {
    const whole = "{ tag: whole, name: Whole }";
    const part = "{ tag: part, name: Part, where: { class: wet } }";
    const scenarios = `    scenarios: [${whole}, ${part}]\n`;
    expect(await classOfPlaces(["dry", "wet"], `${scenarios}    classes: exposed\n`, 1)).toEqual([
      "not exposed",
      "exposed",
      "not exposed",
    ]);
  });

  it("make a scenario of several values by a list in `where`", async () => {
    const scenarios = "    scenarios: [{ tag: wet, name: Wet, where: { class: [damp, wet, 7] } }]\n";
    expect(await classOfPlaces(["dry", "damp", "wet", "7"], `${scenarios}    classes: exposed\n`)).toEqual([
      "not exposed",
      "exposed",
      "exposed",
      "exposed",
      "not exposed",
    ]);
  });
});

it.each(["null", '""', "[null, wet]"])(
  "`where` takes %s for an empty cell, which no word stands for",
  async (wanted) => {
    const scenarios = `    scenarios: [{ tag: zones, name: Zones, where: { class: ${wanted} } }]\n`;
    const last = wanted.includes("wet") ? "exposed" : "not exposed";
    expect(await classOfPlaces([null, "null", "wet"], `${scenarios}    classes: exposed\n`)).toEqual([
      "exposed",
      "not exposed",
      last,
      "not exposed",
    ]);
    await expect(classOfPlaces(["dry"], `${scenarios}    classes: exposed\n`)).rejects.toMatchObject({
      code: "import/no-such-polygons",
      message: expect.stringContaining("no polygon has class empty"),
    });
  },
);

it("a word in either Unicode form is the same word, in `where` and among the classes", async () => {
  const forms = ["Māngere".normalize("NFC"), "Māngere".normalize("NFD")];
  for (const written of forms)
    expect(
      await classOfPlaces(
        [...forms, "Ōtara"],
        `    scenarios: [{ tag: zones, name: Zones, where: { class: ${written} } }]
    classes: { column: class, values: { ${written}: high, Ōtara: low } }
`,
      ),
    ).toEqual(["high", "high", "not exposed", "not exposed"]);
});
