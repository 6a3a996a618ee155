import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { checkImportDescription, readDescription } from "./readDescription.ts";

const hazard = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  source: { kind: "raster", file: "flood.tif" },
  scenarios: [{ tag: "flood", name: "Flood" }],
  sampling: { rule: "max" },
  classes: "exposed",
  methodology: { content: "Text" },
};
const description = {
  client: "a",
  title: "A",
  licence: "CC0-1.0",
  sources: [{ title: "A", licence: "CC0-1.0", attribution: "A" }],
  elements: [{ type: "places", title: "Place", file: "places.gpkg" }],
  hazards: [hazard],
};
const withHazard = (change: object) => ({ ...description, hazards: [{ ...hazard, ...change }] });
const ofScenario = (change: object) => withHazard({ scenarios: [{ ...hazard.scenarios[0], ...change }] });
const withElement = (change: object) => ({
  ...description,
  elements: [{ ...description.elements[0], ...change }],
});

describe("a description", () => {
  it("takes either word of a pair for a class, and no other place's word for one", () => {
    const states = (word: string) => [{ state: "Heavy", class: word, median: 1, beta: 0.5, ratio: 1 }];
    const flood = (low: string, moderate: string, high: string) =>
      withHazard({
        classes: { column: "state", values: { major: high, slight: low } },
        scenarios: [{ tag: "a", name: "A", where: { class: "minor" } }],
        damage: {
          places: {
            curves: { timber: { states: states(moderate) } },
            components: { content: { curves: { paper: { states: states(high) } } } },
            classes: [{ from: 0.1, class: low }],
          },
        },
      });
    const engine = flood("low", "moderate", "high");
    expect(checkImportDescription(flood("minor", "medium", "major"), "a.yaml")).toEqual(engine);
    expect(checkImportDescription(withHazard({ classes: "major" }), "a.yaml").hazards![0]!.classes).toBe(
      "high",
    );
    expect(
      checkImportDescription(withHazard({ classes: [{ from: 1, class: "minor" }] }), "a.yaml").hazards![0]!
        .classes,
    ).toEqual([{ from: 1, class: "low" }]);
    expect(checkImportDescription(engine, "a.yaml")).toEqual(engine);
  });
  it("is taken as it is when it is right", () => {
    expect(checkImportDescription(description, "a.yaml")).toEqual(description);
  });

  it("may say once what several hazards share", () => {
    const path = join(temporaryFolder(), "merged.yaml");
    const { id: _id, ...shared } = hazard;
    const hazards = `hazards:\n  - &shared\n    <<: ${JSON.stringify(shared)}\n    id: a\n  - { <<: *shared, id: b }\n`;
    const { hazards: _hazards, ...rest } = description;
    writeFileSync(
      path,
      Object.entries(rest).reduce(
        (text, [key, value]) => `${text}${key}: ${JSON.stringify(value)}\n`,
        hazards,
      ),
    );
    expect(readDescription(path).description.hazards).toEqual([
      { ...hazard, id: "a" },
      { ...hazard, id: "b" },
    ]);
  });

  it("needs no sampling where the source has a value for each element", () => {
    const source = { kind: "table", file: "a.csv", id: "id" };
    const stated = withHazard({ source, sampling: undefined });
    expect(checkImportDescription(stated, "a.yaml").hazards).toMatchObject([
      { sampling: { rule: "attribute" } },
    ]);
  });

  it.each(["0x10", "0o14", ".inf", "1e3 m", '"2"', "1_000"])("%s is no number", (text) => {
    const path = join(temporaryFolder(), "numbers.yaml");
    const classes = `[{ from: ${text}, class: low }]`;
    const stated = JSON.stringify(withHazard({ classes: "CLASSES" })).replace('"CLASSES"', classes);
    writeFileSync(path, stated);
    expect(() => readDescription(path)).toThrow("hazards[0].classes[0].from must be number");
  });

  it.each<[object | null, string]>([
    [null, "a.yaml: the description holds no keys and values: it is empty"],
    [
      { client: "a", title: "A", licence: "CC0-1.0", sources: description.sources },
      "the description lacks elements",
    ],
    [{ ...description, foo: 1 }, "foo is no key that is known here"],
    [{ ...description, client: "two words" }, "client must begin with a letter or digit"],
    [{ ...description, sources: [] }, "sources must not have fewer than 1 items"],
    [withElement({ metric: "miles" }), "elements[0].metric must be one of count, length, area"],
    [withElement({ crs: "2193" }), "elements[0].crs must be a coordinate reference system such as EPSG:2193"],
    [withHazard({ sampling: { rule: "most" } }), "hazards[0].sampling.rule must be one of centroid, max"],
    [
      withHazard({ source: { kind: "rster", file: "a.tif" } }),
      "hazards[0].source.kind must be one of attribute, polygons, raster, events, table",
    ],
    [withHazard({ source: { kind: "table", file: "a.csv" } }), "hazards[0].source lacks id"],
    [withHazard({ scenarios: [{ name: "A" }] }), "hazards[0].scenarios[0] lacks tag"],
    [withHazard({ classes: [{ from: "a", class: "low" }] }), "hazards[0].classes[0].from must be number"],
    [withHazard({ sampling: undefined }), "hazard flood lacks sampling"],
    [withHazard({ title: null }), "hazards[0].title has no value. Give it one, or leave it out."],
    [withHazard({ classes: null }), "hazards[0].classes has no value"],
    [ofScenario({ where: { zone: true } }), "scenarios[0].where.zone must be number, string, null or array"],
    [
      ofScenario({ where: { zone: ["a", true] } }),
      "scenarios[0].where.zone[1] must be number, string or null",
    ],
    [ofScenario({ where: { zone: [] } }), "scenarios[0].where.zone must not have fewer than 1 items"],
    [ofScenario({ parameters: { ari: null } }), "scenarios[0].parameters.ari has no value"],
    [ofScenario({ parameters: { ari: [1] } }), "scenarios[0].parameters.ari must be number or string"],
    [withHazard({ assessed: "some" }), "hazards[0].assessed must be one of all, data, footprint"],
    [
      withHazard({ elements: ["roads"] }),
      "hazard flood names the element type roads, which is not described",
    ],
    [
      withHazard({
        classes: [
          { from: 1, class: "low" },
          { from: 1, class: "high" },
        ],
      }),
      "hazard flood has two classes from 1 on",
    ],
    [withHazard({ assessed: [-43.5, 172.5, -43.3, 172.7] }), "Give west, south, east, north in degrees"],
    [{ ...description, hazards: [hazard, hazard] }, "the hazard flood is described twice"],
  ])("that is wrong is refused by key: %#", (wrong, sentence) => {
    expect(() => checkImportDescription(wrong, "a.yaml")).toThrow(
      expect.objectContaining({
        code: "import/bad-description",
        message: expect.stringContaining(sentence),
      }),
    );
  });
});
