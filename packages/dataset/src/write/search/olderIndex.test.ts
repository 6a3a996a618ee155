import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Feature } from "geojson";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { localStorage, openDataset } from "../../read.ts";
import { openSearchIndex } from "../../search.ts";
import { openStorage } from "../../storage.ts";
import { startTestS3 } from "../../testing/s3Server.ts";
import { sampleAbout, sampleType } from "../../testing/sampleDataset.ts";
import { pushVersion } from "../../versions.ts";
import { createDatasetWriter, type DatasetWriter } from "../../write.ts";
import { findOlderIndex, makeOlderIndex, type OlderIndexTask } from "./olderIndex.ts";

let root: string;
let keptIn: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-older-"));
  keptIn = mkdtempSync(join(tmpdir(), "stopbank-made-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(keptIn, { recursive: true });
});

const { client } = sampleAbout;
const streets = ["Kauri Street", "Rātā Road", "St Mary's Avenue", "Tōtara Rise"];
const count = 500;

/** Addresses that come in no order of place, some twice, some without, some with a range of houses. */
const addresses = Array.from({ length: count }, (_, i) => {
  const number = 1 + ((i * 7) % 90);
  return i % 17 === 0 ? null : `${i % 5 === 0 ? `${number}-${number + 4}` : number} ${streets[i % 4]}`;
});
const point = (name: string, coordinates: [number, number], properties: object = {}): Feature => ({
  ...{ type: "Feature", properties: { name, ...properties }, geometry: { type: "Point", coordinates } },
});
const square = (west: number, south: number) => [
  [west, south],
  [west + 0.1, south],
  [west + 0.1, south + 0.1],
  [west, south + 0.1],
  [west, south],
];

async function fill(writer: DatasetWriter): Promise<void> {
  const type = sampleType("properties", "point", {
    nameAttribute: "address",
    attributes: [
      { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
      { key: "address", label: "Address", type: "text", filterable: true, lookup: true },
      { key: "rating", label: "Rating", type: "numeric", filterable: true, lookup: true },
      { key: "built", label: "Built", type: "date", filterable: true, lookup: true },
    ],
    search: ["address", "rating", "built"],
  });
  const places = Float64Array.from({ length: 2 * count }, (_, i) =>
    i % 2 === 0 ? 172 + ((i * 37) % 1000) / 1000 : -40.9 + ((i * 53) % 800) / 1000,
  );
  await writer.addElements(
    type,
    { kind: "point", coords: places, partStart: Int32Array.from({ length: count + 1 }, (_, i) => i) },
    {
      id: addresses.map((_, i) => `p-${i}`),
      address: addresses,
      rating: Float64Array.from(addresses, (_, i) => (i % 9 === 0 ? Number.NaN : 1_000 + i)),
      built: addresses.map((_, i) => (i % 4 === 0 ? null : `19${10 + (i % 90)}-05-31`)),
    },
  );
  writer.addRegions({ id: "ward", title: "Wards" }, [
    { name: "Ōtaki", geometry: { type: "Polygon", coordinates: [square(172.1, -40.6)] } },
    { name: "Kauri Ward", geometry: { type: "Polygon", coordinates: [square(172.3, -40.6)] } },
  ]);
  const zone = (name: string, west: number): Feature => ({
    ...{ type: "Feature", properties: { zone: name } },
    geometry: { type: "Polygon", coordinates: [square(west, -40.6)] },
  });
  await writer.addContextual(
    {
      ...{ id: "zones", displayName: "Zones", icon: "map", group: "Planning", geometry: "polygon" },
      ...{ style: { color: "#123456" }, nameProperty: "zone", details: {} },
    },
    [zone("Rural Zone", 172.1), zone("Kauri Zone", 172.5), zone(" ", 172.7)],
    { minZoom: 5, maxZoom: 12 },
  );
  const named = [
    point("Larkhaven", [172.5, -40.5], { kind: "town" }),
    point("Kauri Point", [172.61, -40.52]),
  ];
  const tiles = await writer.addVectorTiles("basemap", [{ sourceLayer: "places", features: named }], {
    ...{ minZoom: 0, maxZoom: 12 },
  });
  writer.setBasemap({ vector: tiles });
  writer.addPlaces(named);
}

/** Publishes a version, and the same again as one of before there was a search. */
async function older(): Promise<{ readonly published: string; readonly task: OlderIndexTask }> {
  const writer = await createDatasetWriter(root, sampleAbout);
  await fill(writer);
  const { folder } = await writer.publish();
  const published = join(root, "published.sqlite");
  renameSync(join(folder, "search.sqlite"), published);
  const { search: _, files, ...manifest } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  delete files["search.sqlite"];
  const text = JSON.stringify({ ...manifest, files });
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  writeFileSync(join(folder, "manifest.json"), text);
  renameSync(folder, join(root, client, version));
  const task = { address: root, client, version, keptIn, mostBytes: 1 << 28 };
  expect(await (await openDataset(localStorage(root), client, { version })).verify()).toEqual([]);
  return { published, task };
}

const questions = [
  ...["29 kauri", "kauri", "st marys ave 3", "16 rata rd", "tot", "kuari street", "1005", "1917"],
  ...["otaki", "larkh", "rural zone", "zone", "kauri point", "p-3", "nothing at all"],
];
const answersOf = (path: string) => {
  const index = openSearchIndex(path);
  try {
    return questions.map((question) => ({
      question,
      anywhere: index.find(question),
      ofProperties: index.find(question, "properties"),
    }));
  } finally {
    index.close();
  }
};
/** A place in a tile is some metres from where it was. */
const near = (degrees: readonly number[]) => degrees.map((each) => expect.closeTo(each, 3));

it("G-09 an older dataset gets the index that it would be published with now, once for all processes", async () => {
  const { published, task } = await older();
  expect(await findOlderIndex(task)).toBeUndefined();
  const path = await makeOlderIndex(task, new AbortController().signal);
  const expected = answersOf(published);
  expect(expected.filter(({ anywhere }) => anywhere.length === 0).map(({ question }) => question)).toEqual([
    "p-3",
    "nothing at all",
  ]);
  expect(answersOf(path)).toEqual(
    expected.map(({ anywhere, ...others }) => ({
      ...others,
      anywhere: anywhere.map(({ position, bounds, ...each }) => ({
        ...each,
        position: near(position),
        ...(bounds === undefined ? {} : { bounds: near(bounds) }),
      })),
    })),
  );
  expect(await findOlderIndex(task)).toBe(path);
  expect(readdirSync(join(keptIn, client))).toHaveLength(1);
  // What fills a disk is no index, and nothing of it stays.
  rmSync(path);
  const little = { ...task, mostBytes: 64 << 10 };
  await expect(makeOlderIndex(little, new AbortController().signal)).rejects.toThrow(/full/);
  const leaving = AbortSignal.abort(new Error("took too long"));
  await expect(makeOlderIndex(task, leaving)).rejects.toThrow("took too long");
  expect(readdirSync(join(keptIn, client))).toEqual([]);
});

it.each([
  ["cut off", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ["empty", () => Buffer.alloc(0)],
  ["something else", () => Buffer.from("no index at all".repeat(1_000))],
])("G-09 one that is %s is none, and is made anew", async (_what, damaged) => {
  const { task } = await older();
  const { signal } = new AbortController();
  const path = await makeOlderIndex(task, signal);
  const before = answersOf(path);
  writeFileSync(path, damaged(readFileSync(path)));
  expect(await findOlderIndex(task)).toBeUndefined();
  expect(await makeOlderIndex(task, signal)).toBe(path);
  expect(await findOlderIndex(task)).toBe(path);
  expect(answersOf(path)).toEqual(before);
});

it("G-09 one in a bucket gets it too, the same to the byte", async () => {
  const { task } = await older();
  const s3 = await startTestS3();
  onTestFinished(() => s3.stop());
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { version } = task;
  await pushVersion(root, openStorage(s3.address, s3.env), client, version);
  const { signal } = new AbortController();
  const here = readFileSync(await makeOlderIndex(task, signal));
  const elsewhere = { ...task, address: s3.address, keptIn: join(keptIn, "elsewhere") };
  expect(readFileSync(await makeOlderIndex(elsewhere, signal)).equals(here)).toBe(true);
});
