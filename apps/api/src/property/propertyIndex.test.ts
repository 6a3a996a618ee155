import { expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Waiter } from "../work/inTurns.ts";
import { createTextHash, mostAlike, namesTable } from "./namesTable.ts";
import { propertyIndex } from "./propertyIndex.ts";

const alike = 50_000;
const { signal } = new AbortController();

/** A layer whose elements are called so, and how often one of them is read. */
function layerOf(names: readonly string[]) {
  let reads = 0;
  const layer = {
    table: {
      count: names.length,
      attribute: () => ({ at: (row: number) => names[row] }),
      description: { nameAttribute: "name", attributes: [] },
    },
    ids: {
      idAt: (row: number) => {
        reads++;
        return `id-${row}`;
      },
    },
  };
  const dataset = {
    keepWhileWanted: async (_: string, asker: Waiter, make: (asker: Waiter) => Promise<{ value: unknown }>) =>
      (await make(asker)).value,
    layer: async () => layer,
  } as unknown as ServedDataset;
  return { dataset, reads: () => reads };
}

it("keeps no more of 50,000 that are called alike than it takes to say that they are many", () => {
  const table = namesTable(alike + 1);
  for (let row = 0; row < alike; row++) table.put("residential", row);
  table.put("1 kauri st", alike);
  expect(table.candidatesOf("residential")).toEqual(Array.from({ length: mostAlike + 1 }, (_, row) => row));
  expect(table.candidatesOf("1 kauri st")).toEqual([alike]);
  expect(table.candidatesOf("2 kauri st")).toEqual([]);
});

/** FNV-1a, whose results anybody can choose. */
function unseeded(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

it("puts names nowhere that who wrote them could know", () => {
  const chosen: string[] = [];
  for (let i = 0; chosen.length < 64; i++)
    if ((unseeded(`${i} kauri st`) & 1_023) === 0) chosen.push(`${i} kauri st`);
  const [one, other] = [createTextHash(), createTextHash()];
  expect(new Set(chosen.map((text) => one(text) & 1_023)).size).toBeGreaterThan(32);
  expect(chosen.map(one)).not.toEqual(chosen.map(other));
  expect(chosen.map(one)).toEqual(chosen.map(one));
});

it("PRO-07 finds by another text those of 50,000 that share one, and reads each once and few again", async () => {
  const { dataset, reads } = layerOf(Array.from({ length: alike }, () => "Residential"));
  let turns = 0;
  const index = await propertyIndex(dataset, "parcels", { turn: async () => void turns++, signal });
  expect([reads(), turns]).toEqual([alike, Math.ceil(alike / 256)]);
  expect(index.rowsOf("RESIDENTIAL")).toHaveLength(mostAlike + 1);
  expect(reads()).toBe(alike + mostAlike + 1);
  expect(index.rowsOf("id-49999")).toEqual([49_999]);
});

it("tells how many are called alike as long as they are few, and knows no text that is too long to be a name", async () => {
  const long = "kauri ".repeat(200);
  const { dataset } = layerOf([...Array.from({ length: mostAlike }, () => "Crown Land"), long]);
  const index = await propertyIndex(dataset, "parcels", { turn: async () => undefined, signal });
  expect(index.rowsOf("crown land")).toHaveLength(mostAlike);
  expect(index.rowsOf(long)).toEqual([]);
});
