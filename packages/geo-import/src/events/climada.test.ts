import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** Writes rows as CSV, the header first. */
const writeCsv = (folder: string, name: string, rows: readonly (readonly (string | number)[])[]) =>
  writeFileSync(join(folder, name), `${rows.map((row) => row.join(",")).join("\n")}\n`);

/** Turns a CSV file into a spreadsheet beside it. */
async function toSpreadsheet(folder: string, name: string): Promise<void> {
  const path = join(folder, `${name}.csv`);
  const openOptions = ["AUTODETECT_TYPE=YES"];
  await withDataset({ place: { what: name }, path, openOptions }, async ({ api }, dataset) => {
    const output = await api.ogr2ogr(dataset, ["-f", "XLSX"], name);
    copyFileSync(output.real, join(folder, `${name}.xlsx`));
    return output;
  });
}

const hazard = {
  id: "storms",
  title: "Storms",
  summary: "Storms",
  intensity: "Wind",
  unit: "m/s",
  scenarios: [{ tag: "storms", name: "Storms" }],
  sampling: { rule: "attribute" },
  classes: "exposed",
  listElements: true,
  methodology: { content: "Test" },
};

const describeExposures = (folder: string, exposures: object, source: object, damage: object) =>
  writeDescription(folder, {
    client: "climada",
    title: "Events",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        type: "exposures",
        title: "Exposure",
        geometry: "point",
        crs: "EPSG:4326",
        coordinates: { x: "longitude", y: "latitude" },
        id: "id",
        replacementCost: { value: "value" },
        ...exposures,
      },
    ],
    hazards: [{ ...hazard, source: { kind: "events", ...source }, damage: { exposures: damage } }],
  });

const frequencies = { file: "frequencies.csv", event: "event", frequency: "frequency" };

describe("a set of events over places, as CLIMADA has it", () => {
  /** Three events over two places a tenth of a degree apart; the third exposure is 50 km from both. */
  async function small(folder: string) {
    writeCsv(folder, "exposures.csv", [
      ["id", "longitude", "latitude", "value", "deductible", "cover", "impf"],
      ["a", 10.01, 50, 1000, 100, 250, 1],
      ["b", 10.09, 50, 2000, 0, 10_000, 2],
      ["c", 10.8, 50, 4000, 0, 10_000, 1],
    ]);
    await toSpreadsheet(folder, "exposures");
    writeCsv(folder, "places.csv", [
      ["centroid", "lon", "lat"],
      [1, 10, 50],
      [2, 10.1, 50],
    ]);
    writeCsv(folder, "events.csv", [
      ["event", "centroid", "wind", "fraction"],
      [1, 1, 30, 1],
      [1, 2, 50, 0.5],
      [3, 1, 45, 1],
    ]);
    writeCsv(folder, "frequencies.csv", [
      ["event", "frequency"],
      [1, 0.1],
      [2, 0.2],
      [3, 0.01],
    ]);
    writeCsv(folder, "functions.csv", [
      ["peril", "id", "intensity", "mdd", "paa"],
      ["TC", 1, 20, 0, 0],
      ["TC", 1, 60, 0.8, 1],
      ["TC", 2, 0, 0.5, 1],
      ["FL", 1, 20, 1, 1],
    ]);
  }
  const curves = {
    file: "functions.csv",
    curve: "id",
    where: { peril: "TC" },
    intensity: "intensity",
    ratio: "mdd",
    affected: "paa",
  };
  const source = {
    file: "events.csv",
    event: "event",
    id: "centroid",
    intensity: "wind",
    fraction: "fraction",
    frequencies,
    places: {
      file: "places.csv",
      id: "centroid",
      coordinates: { x: "lon", y: "lat" },
      crs: "EPSG:4326",
      within: 20_000,
    },
  };
  // Exposure a at 30: mdd 0.2 times paa 0.25; at 45: 0.5 times 0.625. Exposure b: 0.5 of half the place.
  const [low, high] = [1000 * 0.2 * 0.25, 1000 * 0.5 * 0.625];
  const half = 2000 * 0.5 * 0.5;

  it("multiplies MDD, PAA and fraction, each read for itself, at the nearest place", async () => {
    const folder = temporaryFolder();
    await small(folder);
    const description = describeExposures(folder, { file: "exposures.xlsx" }, source, {
      curves,
      curveColumn: "impf",
      show: "cost",
    });
    const datasetsRoot = join(folder, "datasets");
    const { expectedAnnualDamage, scenarios } = await importDataset({ description, datasetsRoot });
    const a = 0.1 * low + 0.01 * high;
    const b = 0.1 * half;
    const [annual] = expectedAnnualDamage;
    expect(annual).toMatchObject({ rule: "events", damage: { value: expect.closeTo(a + b, 9) } });
    expect(annual?.events).toEqual([
      { event: "1", perYear: 0.1, damage: expect.closeTo(low + half, 9) },
      { event: "2", perYear: 0.2, damage: 0 },
      { event: "3", perYear: 0.01, damage: expect.closeTo(high, 9) },
    ]);
    const [exposure] = scenarios[0]!.exposures;
    expect(exposure).toMatchObject({ exposed: 2, notAssessed: 1 });
    expect(exposure?.list?.map(({ id, damage }) => [id, damage?.value])).toEqual([
      ["a", expect.closeTo(a, 9)],
      ["b", expect.closeTo(b, 9)],
      // Too far from any place: not assessed.
      ["c", undefined],
    ]);
    const dataset = await openDataset(localStorage(datasetsRoot), "climada");
    const { value } = await dataset.exposure("exposures", "storms", "storms");
    expect([...value].filter((each) => !Number.isNaN(each)).sort()).toEqual([a, b].map(Math.fround).sort());
    // Damage of a year is recorded, since no curve gives it from the greatest wind.
    expect(dataset.manifest.damages).toMatchObject([{ type: "exposures", hazardId: "storms", per: "year" }]);
    const recorded = await dataset.damage("exposures", "storms", "storms");
    expect([...(recorded?.value ?? [])].sort()).toEqual([b, a].map((each) => expect.closeTo(each, 9)));
  });

  it("takes off the deductible and stops at the cover, event by event", async () => {
    const folder = temporaryFolder();
    await small(folder);
    const description = describeExposures(folder, { file: "exposures.csv" }, source, {
      curves,
      curveColumn: "impf",
      deductible: "deductible",
      cover: "cover",
    });
    const [annual] = (await importDataset({ description })).expectedAnnualDamage;
    // Of a's 50 nothing is above 100; of its 312.5 there are 212.5.
    expect(annual?.events?.map(({ damage }) => damage)).toEqual([
      expect.closeTo(half, 9),
      0,
      expect.closeTo(high - 100, 9),
    ]);
  });

  it.each([
    [
      "places",
      [
        ["centroid", 1, 3],
        [1, 30, 45],
        [2, 50, ""],
      ],
      { id: "centroid" },
    ],
    [
      "events",
      [
        ["event", 1, 2],
        [1, 30, 50],
        [3, 45, 0],
      ],
      { event: "event" },
    ],
  ])("may be a wide table of %s", async (layout, rows, columns) => {
    const folder = temporaryFolder();
    await small(folder);
    writeCsv(folder, "wide.csv", rows);
    const { fraction, event, id, intensity, ...rest } = source;
    const wide = { ...rest, file: "wide.csv", layout, ...columns };
    const damage = { curves, curveColumn: "impf" };
    const description = describeExposures(folder, { file: "exposures.csv" }, wide, damage);
    const [annual] = (await importDataset({ description })).expectedAnnualDamage;
    expect(annual?.events?.map(({ damage }) => damage)).toEqual([
      expect.closeTo(low + 2 * half, 9),
      0,
      expect.closeTo(high, 9),
    ]);
  });

  it("answers 14,450 events over 100 places as a plain loop does", async () => {
    const folder = temporaryFolder();
    const random = generator(7);
    const [events, places, exposures] = [14_450, 100, 50];
    const lattice = Array.from({ length: places }, (_, i) => [
      -80 + (i % 10) * 0.3,
      25 + Math.floor(i / 10) * 0.3,
    ]);
    const points = Array.from({ length: exposures }, () => [-80 + random() * 2.7, 25 + random() * 2.7]);
    const winds = Array.from({ length: events }, () =>
      Array.from({ length: places }, () => (random() < 0.1 ? Math.round(random() * 8000) / 100 : 0)),
    );
    const often = Array.from({ length: events }, () => Math.round(random() * 1e6) / 1e9);
    const mdd = [0, 0, 0.1, 0.5, 0.9];
    const paa = [0, 0.2, 0.5, 0.9, 1];
    const steps = [0, 20, 35, 50, 80];
    writeCsv(folder, "exposures.csv", [
      ["id", "longitude", "latitude", "value"],
      ...points.map(([x, y], i) => [`e${i}`, x!, y!, 1000 + i]),
    ]);
    writeCsv(folder, "places.csv", [["centroid", "lon", "lat"], ...lattice.map(([x, y], i) => [i, x!, y!])]);
    writeCsv(folder, "frequencies.csv", [["event", "frequency"], ...often.map((each, i) => [i, each])]);
    writeCsv(folder, "events.csv", [
      ["event", "centroid", "wind"],
      ...winds.flatMap((row, event) =>
        row.flatMap((wind, place) => (wind > 0 ? [[event, place, wind]] : [])),
      ),
    ]);
    const functions = steps.map((step, i) => [step, mdd[i]!, paa[i]!]);
    writeCsv(folder, "functions.csv", [["intensity", "mdd", "paa"], ...functions]);
    const { fraction, ...rest } = source;
    const nearest = { ...rest, places: { ...source.places, within: 100_000, distance: "degrees" } };
    const stated = {
      curves: { tc: { best: steps.map((x, i) => [x, mdd[i]]), affected: steps.map((x, i) => [x, paa[i]]) } },
    };
    const description = describeExposures(folder, { file: "exposures.csv" }, nearest, stated);
    const [annual] = (await importDataset({ description })).expectedAnnualDamage;

    const interpolate = (ys: readonly number[], x: number) => {
      const above = steps.findIndex((step) => step >= x);
      if (above < 0) return ys.at(-1)!;
      if (above === 0) return ys[0]!;
      const share = (x - steps[above - 1]!) / (steps[above]! - steps[above - 1]!);
      return ys[above - 1]! * (1 - share) + ys[above]! * share;
    };
    const placeOf = points.map(([x, y]) => {
      const squared = lattice.map(([px, py]) => (px! - x!) ** 2 + (py! - y!) ** 2);
      return squared.indexOf(Math.min(...squared));
    });
    const atEvent = winds.map((row) =>
      placeOf.reduce((sum, place, i) => {
        const wind = row[place]!;
        return sum + (1000 + i) * interpolate(mdd, wind) * interpolate(paa, wind);
      }, 0),
    );
    const expected = atEvent.reduce((sum, damage, event) => sum + damage * often[event]!, 0);
    expect(annual!.damage.value / expected).toBeCloseTo(1, 9);
    expect(annual!.events).toHaveLength(events);
    annual!.events!.forEach(({ damage }, event) => void expect(damage).toBeCloseTo(atEvent[event]!, 6));
  });

  it("refuses what does not fit, by name", async () => {
    const folder = temporaryFolder();
    await small(folder);
    const run = (changed: object) =>
      importDataset({
        description: describeExposures(
          folder,
          { file: "exposures.csv" },
          { ...source, ...changed },
          {
            curves,
            curveColumn: "impf",
          },
        ),
      });
    await expect(run({ intensity: undefined })).rejects.toMatchObject({ code: "import/bad-events" });
    await expect(run({ fraction: "share" })).rejects.toMatchObject({ code: "import/no-such-column" });
    writeFileSync(join(folder, "events.csv"), `${readFileSync(join(folder, "events.csv"), "utf8")}9,1,3,1\n`);
    await expect(run({})).rejects.toMatchObject({
      code: "import/no-frequency",
      message: expect.stringContaining("event 9"),
    });
  });
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
