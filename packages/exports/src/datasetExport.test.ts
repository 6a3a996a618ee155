import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { sampleAbout, sampleHazard, sampleType } from "@stopbank/dataset/testing/sample";
import { createDatasetWriter } from "@stopbank/dataset/write";
import { describe, expect, it, onTestFinished } from "vitest";
import { csvText } from "./csv/csvText.ts";
import { geoJsonText } from "./geojson/geoJsonText.ts";
import { exportLayer, publishedScenarios } from "./rows/exportLayer.ts";

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
  const layer = await exportLayer(dataset, "houses", { scenarios: publishedScenarios(dataset, "houses") });
  const words = classWordsOf(dataset.manifest);
  const from = `larkhaven@${dataset.version}`;
  return {
    from,
    csv: [...csvText(layer, words, from)].join("").split("\r\n"),
    geojson: JSON.parse([...geoJsonText([layer], words, { client: "larkhaven" })].join("")),
  };
}

describe("a layer handed out", () => {
  it("says all three states in CSV, and holds no formula", async () => {
    const { csv, from } = await threeHouses();
    const [head, ...rows] = csv;
    expect(head).toBe(
      "\uFEFFid,name,flood_100 state,flood_100 class,flood_100 rating,flood_100 value (m),dataset",
    );
    expect(rows.sort()).toEqual([
      "",
      `a,"Say ""hi""",exposed,Moderate,6,0.3,${from}`,
      `b,'=1+1,not exposed,,,,${from}`,
      `c,,not assessed,,,,${from}`,
    ]);
  });

  it("has the damage that was recorded, and none where nothing is known", async () => {
    const { csv, geojson } = await threeHouses(true);
    const [head, ...rows] = csv;
    expect(head).toContain("flood_100 value (m),flood_100 damage (NZD a year),dataset");
    expect(rows.map((row) => row.split(",").slice(-6, -1).join()).sort()).toEqual(
      ["", "not assessed,,,,", "not exposed,,,,0", "exposed,Moderate,6,0.3,1250.5"].sort(),
    );
    const damages = geojson.features.map((each: { id: string; properties: Record<string, unknown> }) => [
      each.id,
      each.properties["flood_100 damage"],
    ]);
    expect(Object.fromEntries(damages)).toEqual({ a: 1250.5, b: 0, c: null });
  });

  it("EXP-18, C-10: is GeoJSON as RFC 7946 wants it, with where it comes from and what its columns are", async () => {
    const { geojson } = await threeHouses();
    expect(geojson.provenance).toEqual({ client: "larkhaven" });
    expect(geojson.columns.houses.at(-1)).toEqual({
      name: "flood_100 value",
      title: "Flood, flood_100: value",
      type: "number",
      unit: "m",
    });
    const a = geojson.features.find((feature: { id: string }) => feature.id === "a");
    expect(a.properties).toEqual({
      layer: "houses",
      layer_type: "houses",
      id: "a",
      name: 'Say "hi"',
      "flood_100 state": "exposed",
      "flood_100 class": "Moderate",
      "flood_100 rating": 6,
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
    const states = geojson.features.map((feature: { id: string; properties: Record<string, string> }) => [
      feature.id,
      feature.properties["flood_100 state"],
    ]);
    expect(Object.fromEntries(states)).toEqual({ a: "exposed", b: "not exposed", c: "not assessed" });
  });
});
