import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { elementCsv, elementGeoJson, exportElements } from "../export.ts";
import { localStorage, openDataset } from "../read.ts";
import { sampleAbout, sampleHazard, sampleType } from "../testing/sampleDataset.ts";
import { createDatasetWriter } from "../write.ts";
import { shortest } from "./elementRecords.ts";

/** Three houses, the first with a clockwise shell and a hole; a: exposed, b: not exposed, c: not assessed. */
async function threeHouses(withDamage = false) {
  const root = mkdtempSync(join(tmpdir(), "stopbank-export-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(
    sampleType("houses", "polygon"),
    {
      kind: "polygon",
      coords: Float64Array.from([
        ...[172.1, -40.9, 172.1, -40.8, 172.2, -40.8, 172.2, -40.9, 172.1, -40.9],
        ...[172.12, -40.88, 172.14, -40.88, 172.14, -40.86, 172.12, -40.88],
        ...[172.3, -40.9, 172.4, -40.9, 172.4, -40.8, 172.3, -40.9],
        ...[172.5, -40.9, 172.6, -40.9, 172.6, -40.8, 172.5, -40.9],
      ]),
      partStart: Int32Array.from([0, 1, 2, 3]),
      ringStart: Int32Array.from([0, 2, 3, 4]),
      vertexStart: Int32Array.from([0, 5, 9, 13, 17]),
    },
    { id: ["a", "b", "c"], name: ['Say "hi"', "=1+1", null] },
  );
  writer.addHazard(sampleHazard("flood", ["flood_100"]));
  await writer.addExposure("houses", "flood", "flood_100", {
    element: Uint32Array.from([0, 2]),
    value: Float32Array.from([0.3, Number.NaN]),
    damageClass: Uint8Array.from([5, 255]),
  });
  if (withDamage) {
    const amounts = Float64Array.of(1250.5);
    const rows = {
      element: Uint32Array.of(0),
      min: amounts,
      value: amounts,
      max: amounts,
      lack: Uint8Array.of(0),
      atStake: { min: amounts, value: amounts, max: amounts },
    };
    await writer.addDamage("houses", "flood", "flood_100", rows, "year");
  }
  await writer.publish();
  const dataset = await openDataset(localStorage(root), sampleAbout.client);
  return { dataset, layer: await exportElements(dataset, "houses") };
}

describe("a layer handed out", () => {
  it("says all three states in CSV, and holds no formula", async () => {
    const { dataset, layer } = await threeHouses();
    const [head, ...rows] = [...elementCsv(dataset, layer)].join("").split("\r\n");
    expect(head).toBe("\uFEFFid,name,flood_100,flood_100 value (m),dataset");
    const from = `larkhaven@${dataset.version}`;
    expect(rows.sort()).toEqual([
      "",
      `a,"Say ""hi""",moderate,0.3,${from}`,
      `b,'=1+1,not exposed,,${from}`,
      `c,,not assessed,,${from}`,
    ]);
  });

  it("has the damage that was recorded, and none where nothing is known", async () => {
    const { dataset, layer } = await threeHouses(true);
    const [head, ...rows] = [...elementCsv(dataset, layer)].join("").split("\r\n");
    expect(head).toContain("flood_100 value (m),flood_100 damage (a year),dataset");
    expect(rows.map((row) => row.split(",").slice(-4, -1).join()).sort()).toEqual(
      ["", "not assessed,,", "not exposed,,0", "moderate,0.3,1250.5"].sort(),
    );
    const read = JSON.parse([...elementGeoJson(dataset, layer)].join(""));
    const damages = read.features.map((each: { id: string; properties: Record<string, unknown> }) => [
      each.id,
      each.properties["flood_100 damage"],
    ]);
    expect(Object.fromEntries(damages)).toEqual({ a: 1250.5, b: 0, c: null });
  });

  it("C-10: is GeoJSON as RFC 7946 wants it, with where it comes from", async () => {
    const { dataset, layer } = await threeHouses();
    const read = JSON.parse([...elementGeoJson(dataset, layer)].join(""));
    expect(read.stopbank).toMatchObject({
      client: "larkhaven",
      dataset: dataset.version,
      licence: "CC-BY-4.0",
      conventions: { areaRule: { code: "touches" } },
    });
    const a = read.features.find((feature: { id: string }) => feature.id === "a");
    expect(a.properties).toEqual({
      id: "a",
      name: 'Say "hi"',
      flood_100: "moderate",
      "flood_100 value": 0.3,
    });
    const [shell, hole] = a.geometry.coordinates;
    expect(shell.slice(0, 3)).toEqual([
      [172.1, -40.9],
      [172.2, -40.9],
      [172.2, -40.8],
    ]);
    expect(hole.slice(0, 3)).toEqual([
      [172.12, -40.88],
      [172.14, -40.86],
      [172.14, -40.88],
    ]);
    const states = read.features.map((feature: { id: string; properties: { flood_100: string } }) => [
      feature.id,
      feature.properties.flood_100,
    ]);
    expect(Object.fromEntries(states)).toEqual({ a: "moderate", b: "not exposed", c: "not assessed" });
  });

  it("writes a stored value as the shortest number that is the same value", () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.fround(shortest(value)!)).toBe(Math.fround(value) + 0);
      }),
    );
    expect(shortest(Math.fround(0.1))).toBe(0.1);
    expect(shortest(Number.NaN)).toBeNull();
  });
});
