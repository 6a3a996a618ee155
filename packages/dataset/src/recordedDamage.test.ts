import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Field, Float64, Schema, tableFromIPC, Uint8, Uint32 } from "apache-arrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ArrowFileWriter, plainColumn } from "./arrow/ArrowFileWriter.ts";
import { damageColumn } from "./read/damageColumn.ts";
import { localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter, type DamageRows } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-dataset-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Four places from east to west, so that the order written is not the order given. */
const places = {
  kind: "point",
  coords: Float64Array.of(172.9, -40.1, 172.6, -40.1, 172.3, -40.1, 172.1, -40.1),
  partStart: Int32Array.of(0, 1, 2, 3, 4),
} as const;

async function startSample() {
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(sampleType("houses", "point"), places, {
    id: ["a", "b", "c", "d"],
    name: ["a", "b", "c", "d"],
  });
  writer.addHazard(sampleHazard("flood", ["flood_10yr", "flood_100yr"]));
  return writer;
}

/** What b loses is not known for want of a cost; d loses nothing. */
const rows: DamageRows = {
  element: Uint32Array.of(2, 0, 1),
  min: Float64Array.of(1, 90, Number.NaN),
  value: Float64Array.of(2, 100, Number.NaN),
  max: Float64Array.of(3, 1e12 / 3, Number.NaN),
  lack: Uint8Array.of(0, 0, 1),
  atStake: {
    min: Float64Array.of(5, 150, Number.NaN),
    value: Float64Array.of(6, 160, Number.NaN),
    max: Float64Array.of(7, 170, Number.NaN),
  },
};

describe("recorded damage", () => {
  it("is read as it was written, by the rows of the elements", async () => {
    const writer = await startSample();
    await writer.addDamage("houses", "flood", "flood_100yr", rows, "event");
    const { folder } = await writer.publish();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    const ids = (await dataset.elements("houses")).attribute("id");
    const read = await dataset.damage("houses", "flood", "flood_100yr");
    const byId = Object.fromEntries(
      [...(read?.element ?? [])].map((element, row) => [
        ids.at(element),
        [read?.min[row], read?.value[row], read?.max[row], read?.lack[row]],
      ]),
    );
    expect(byId).toEqual({
      a: [90, 100, 1e12 / 3, 0],
      b: [Number.NaN, Number.NaN, Number.NaN, 1],
      c: [1, 2, 3, 0],
    });
    const stakes = read?.atStake;
    const at = [...(read?.element ?? [])].findIndex((element) => ids.at(element) === "a");
    expect([stakes?.min[at], stakes?.value[at], stakes?.max[at]]).toEqual([150, 160, 170]);
    expect([...(read?.element ?? [])]).toEqual([...(read?.element ?? [])].sort((a, b) => a - b));
    expect(await dataset.damage("houses", "flood", "flood_10yr")).toBeUndefined();
    expect(dataset.manifest.damages).toMatchObject([{ type: "houses", hazardId: "flood", per: "event" }]);
    expect(await dataset.verify()).toEqual([]);
    // Any Arrow reader reads it.
    const table = tableFromIPC(readFileSync(join(folder, "damages/houses/flood.arrow")));
    expect(table.schema.names).toEqual([
      "element",
      "min",
      "value",
      "max",
      "lack",
      "stake_min",
      "stake",
      "stake_max",
    ]);
    expect(table.numRows).toBe(3);
  });

  it("of older files, which lack what was at stake, is read without", () => {
    const path = join(root, "older.arrow");
    const number = (name: string) => new Field(name, new Float64(), false);
    const schema = new Schema([
      new Field("element", new Uint32(), false),
      ...["min", "value", "max"].map(number),
      new Field("lack", new Uint8(), false),
    ]);
    const arrow = new ArrowFileWriter(path, schema);
    const five = [Uint32Array.of(3), ...[1, 2, 3].map((n) => Float64Array.of(n)), Uint8Array.of(0)];
    const { offset, bytes } = arrow.writeRows(1, five.map(plainColumn));
    arrow.close();
    const read = damageColumn(path, readFileSync(path).subarray(offset, offset + bytes));
    expect(read).toEqual({
      element: Uint32Array.of(3),
      min: Float64Array.of(1),
      value: Float64Array.of(2),
      max: Float64Array.of(3),
      lack: Uint8Array.of(0),
    });
  });

  it("leaves the manifest as it was where there is none", async () => {
    const writer = await startSample();
    await writer.publish();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    expect(Object.hasOwn(dataset.manifest, "damages")).toBe(false);
  });

  it.each([
    ["an element that is not there", { ...rows, element: Uint32Array.of(2, 0, 9) }, /names element 9, of 4/],
    ["an element twice", { ...rows, element: Uint32Array.of(2, 0, 0) }, /names element 0 twice/],
    ["a code of its own", { ...rows, lack: Uint8Array.of(0, 7, 1) }, /unknown code 7/],
    ["no damage and no reason", { ...rows, lack: Uint8Array.of(0, 0, 0) }, /neither known nor lacking/],
    ["columns of two lengths", { ...rows, min: Float64Array.of(1) }, /different lengths/],
  ])("refuses %s", async (_, bad, sentence) => {
    const writer = await startSample();
    await expect(writer.addDamage("houses", "flood", "flood_100yr", bad, "event")).rejects.toThrow(sentence);
    await writer.abort();
  });

  it("refuses a scenario twice, and damage by event beside damage by year", async () => {
    const writer = await startSample();
    await writer.addDamage("houses", "flood", "flood_100yr", rows, "event");
    const again = writer.addDamage("houses", "flood", "flood_100yr", rows, "event");
    await expect(again).rejects.toThrow(/already added/);
    const other = writer.addDamage("houses", "flood", "flood_10yr", rows, "year");
    await expect(other).rejects.toThrow(/both by event and by year/);
    await writer.abort();
  });
});
