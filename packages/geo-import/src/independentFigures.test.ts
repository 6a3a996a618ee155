import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { sharedData, temporaryFolder, writeDescription } from "./testing/folders.ts";

// Figures here were worked out by other programs: shapely 1.8 with numpy cell by cell, pyproj's Geod for metres, numpy
// for event sets.

const about = {
  client: "figures",
  title: "Figures",
  licence: "see the source",
  sources: [{ title: "Figures", licence: "see the source", attribution: "its authors" }],
};
const hazard = (id: string, more: object) => ({
  id,
  title: id,
  summary: id,
  intensity: id,
  scenarios: [{ tag: id, name: id }],
  methodology: { content: "Worked out elsewhere too." },
  listElements: true,
  ...more,
});

describe("a district's blocks and faults under its elevation", () => {
  const dem = { kind: "raster", file: sharedData("lower-hutt/hutt_dem_1arcsec.tif") };
  const classes = [
    { from: -100, class: "low" },
    { from: 10, class: "moderate" },
    { from: 100, class: "high" },
  ];

  it("by four rules: how many blocks have each class, and the sum of their values", async () => {
    const rules = {
      max: { rule: "max", cells: "touched" },
      mean: { rule: "mean", cells: "coverage" },
      min: { rule: "min", cells: "centre" },
      centroid: { rule: "centroid" },
    };
    const { scenarios } = await importDataset({
      description: writeDescription(temporaryFolder(), {
        ...about,
        elements: [
          { type: "blocks", title: "Block", file: sharedData("lower-hutt/sa1_blocks.geojson"), id: "sa1" },
        ],
        hazards: Object.entries(rules).map(([id, sampling]) =>
          hazard(id, { source: dem, sampling, classes }),
        ),
      }),
    });
    const found = scenarios.map(({ hazard: rule, exposures: [blocks] }) => ({
      rule,
      ...blocks!.byClass,
      sum: blocks!.list!.reduce((sum, { value }) => sum + value!, 0),
    }));
    // Each block intersected with every cell of the grid in shapely. Of the means, 31 are of cells that all have 100 m;
    // in 64 bits eleven of them come out at 99.99999999999996 or so, in 32 bits they reach 100. Shares are weighed by the
    // area that pyproj gives each row of cells; by degrees alone the sum would be 37299.6593.
    expect(found).toEqual([
      { rule: "max", low: 24, moderate: 397, high: 256, sum: 50950 },
      { rule: "mean", low: 50, moderate: 453, high: 174, sum: expect.closeTo(37299.6772, 3) },
      { rule: "min", low: 79, moderate: 470, high: 128, sum: 28892 },
      { rule: "centroid", low: 43, moderate: 454, high: 180, sum: 37542 },
    ]);
  });

  it("in metres: faults cut at the cells where the class changes", async () => {
    const { scenarios } = await importDataset({
      description: writeDescription(temporaryFolder(), {
        ...about,
        elements: [
          {
            type: "faults",
            title: "Fault",
            file: sharedData("lower-hutt/faults_major.geojson"),
            metric: "length",
          },
        ],
        hazards: [
          hazard("elevation", { source: dem, sampling: { rule: "mean" }, classes, cutElements: true }),
        ],
      }),
    });
    const { classes: whole, pieces } = scenarios[0]!.exposures[0]!;
    const metres = Object.fromEntries(pieces!.map((each) => [each.class, each.lengthMetres!]));
    expect(metres.low).toBeCloseTo(8685.592, 2);
    expect(metres.moderate).toBeCloseTo(16639.032, 2);
    expect(metres.high).toBeCloseTo(14953.8, 2);
    expect(whole.reduce((sum, { lengthMetres = 0 }) => sum + lengthMetres, 0)).toBeCloseTo(335487.402, 2);
  });
});

describe("a mapped box of 10 km in a projected system", () => {
  const [west, south, east, north] = [1_570_000, 5_190_000, 1_580_000, 5_200_000];
  const middle = 1_575_000;
  const box = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geoJson = (features: readonly [id: string, type: string, coordinates: unknown][]) =>
    JSON.stringify({
      type: "FeatureCollection",
      features: features.map(([id, type, coordinates]) => ({
        type: "Feature",
        properties: { id },
        geometry: { type, coordinates },
      })),
    });

  it("has edges that are straight there: in degrees they would be 1.8 m off", async () => {
    const folder = temporaryFolder();
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const point = (id: string, y: number): [string, string, unknown] => [id, "Point", [middle, y]];
    write("box.geojson", geoJson([["box", "Polygon", [box]]]));
    write(
      "points.geojson",
      geoJson([
        point("within the north", north - 0.1),
        point("beyond the north", north + 0.1),
        point("within the south", south + 0.1),
        point("beyond the south", south - 0.1),
      ]),
    );
    write(
      "road.geojson",
      geoJson([
        [
          "road",
          "LineString",
          [
            [middle, 5_195_000],
            [middle, 5_205_000],
          ],
        ],
      ]),
    );
    const crs = "EPSG:2193";
    const layer = (type: string, file: string, more: object = {}) => ({
      ...{ type, title: type, file, id: "id", crs },
      ...more,
    });
    const { scenarios } = await importDataset({
      description: writeDescription(folder, {
        ...about,
        elements: [
          layer("points", "points.geojson"),
          layer("roads", "road.geojson", { metric: "length", measure: "projected" }),
        ],
        hazards: [
          hazard("box", {
            source: { kind: "polygons", file: "box.geojson", crs },
            sampling: { rule: "touch" },
            assessed: "all",
            classes: "exposed",
            cutElements: true,
          }),
        ],
      }),
    });
    const [points, roads] = scenarios[0]!.exposures;
    const hit = points!.list!.filter((each) => each.class === "exposed").map(({ id }) => id);
    expect(hit.sort()).toEqual(["within the north", "within the south"]);
    const metres = Object.fromEntries(roads!.pieces!.map((each) => [each.class, each.lengthMetres!]));
    expect(metres.exposed).toBeCloseTo(5000, 2);
    expect(metres["not exposed"]).toBeCloseTo(5000, 2);
  });
});

describe("a set of 14,450 events over 300 places", () => {
  const [eventCount, placeCount, houseCount] = [14_450, 300, 200];
  const events = Array.from({ length: eventCount }, (_, event) => event);
  const places = Array.from({ length: placeCount }, (_, place) => place);
  /** A twentieth of all pairs, from 0.1 to 99.9; few of them 0. */
  const gust = (event: number, place: number) =>
    (event * 31 + place * 17) % 20 === 0 ? ((event * 7919 + place * 104729) % 1000) / 10 : 0;
  const lines = (header: string, rows: readonly string[]) => `${header}\n${rows.join("\n")}\n`;
  const tables: Record<string, () => string> = {
    rows: () =>
      lines(
        "event,place,gust",
        events.flatMap((event) =>
          places.flatMap((place) => {
            const speed = gust(event, place);
            return speed > 0 ? [`e${event},p${place},${speed}`] : [];
          }),
        ),
      ),
    places: () =>
      lines(
        `place,${events.map((event) => `e${event}`).join()}`,
        places.map((place) => `p${place},${events.map((event) => gust(event, place) || "").join()}`),
      ),
    events: () =>
      lines(
        `event,${places.map((place) => `p${place}`).join()}`,
        events.map((event) => `e${event},${places.map((place) => gust(event, place)).join()}`),
      ),
  };
  const columns = {
    rows: { event: "event", id: "place", intensity: "gust" },
    places: { layout: "places", id: "place" },
    events: { layout: "events", event: "event" },
  };

  it.each(["rows", "places", "events"] as const)("in the layout %s gives numpy's damage", async (layout) => {
    const folder = temporaryFolder();
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write("hits.csv", tables[layout]!());
    write(
      "years.csv",
      lines(
        "event,per_year",
        events.map((event) => `e${event},${(((event * 13) % 97) + 1) * 1e-5}`),
      ),
    );
    write(
      "houses.csv",
      lines(
        "id,lon,lat,place,value",
        Array.from({ length: houseCount }, (_, house) =>
          [
            `h${house}`,
            173,
            -41,
            `p${(house * 7) % placeCount}`,
            100_000 + ((house * 7919) % 400_000),
          ].join(),
        ),
      ),
    );
    const { expectedAnnualDamage, scenarios } = await importDataset({
      description: writeDescription(folder, {
        ...about,
        elements: [
          {
            type: "houses",
            title: "House",
            file: "houses.csv",
            id: "id",
            crs: "EPSG:4326",
            coordinates: { x: "lon", y: "lat" },
            replacementCost: { value: "value" },
          },
        ],
        hazards: [
          hazard("wind", {
            source: {
              ...{ kind: "events", file: "hits.csv", element: "place" },
              ...columns[layout],
              frequencies: { file: "years.csv", event: "event", frequency: "per_year" },
            },
            sampling: { rule: "attribute" },
            classes: [{ from: 50, class: "high" }],
            damage: {
              houses: {
                curves: {
                  all: [
                    [20, 0],
                    [45, 0.3],
                    [80, 0.9],
                  ],
                },
              },
            },
          }),
        ],
      }),
    });
    // numpy: interp(gust, [20, 45, 80], [0, 0.3, 0.9]) * value, summed over houses, times the frequencies.
    const [{ damage, events: listed = [] } = { damage: undefined }] = expectedAnnualDamage;
    expect(damage!.value).toBeCloseTo(8979359.508075602, 4);
    expect(listed).toHaveLength(eventCount);
    const damageOf = new Map(listed.map((each) => [each.event, each.damage]));
    expect(damageOf.get("e4321")).toBeCloseTo(1282092.1433142857, 5);
    expect(damageOf.get("e130")).toBeCloseTo(1973716.1314285714, 5);
    expect(Math.max(...damageOf.values())).toBe(damageOf.get("e130"));
    const house = scenarios[0]!.exposures[0]!.list!.find(({ id }) => id === "h17");
    expect(house!.damage!.value).toBeCloseTo(35239.54416865029, 5);
  });
});
