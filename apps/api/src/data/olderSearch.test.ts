import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { publishTiny } from "../testing/tinyDataset.ts";
import { createOlderSearch } from "./olderSearch.ts";

let root: string;
let keptIn: string;
let versions: Readonly<Record<string, string>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stopbank-older-"));
  versions = {
    larkhaven: (await publishLarkhaven(root)).version,
    northport: (await publishTiny(root, "northport")).version,
  };
});
beforeEach(async () => {
  keptIn = await mkdtemp(join(tmpdir(), "stopbank-made-"));
  return () => rm(keptIn, { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const dataset = (client: string) => ({ client, version: versions[client] ?? "" });
const limits = { mostSeconds: 600, mostBytes: 1 << 28, pauseMs: 600_000 };
const prepared = { code: "search/being-prepared", facts: { retryAfterSeconds: 5, isExpected: true } };

it("G-09 indexes are made one after the other, and found by another process", async () => {
  const older = createOlderSearch(root, keptIn, limits);
  for (const client of ["larkhaven", "northport", "larkhaven"])
    await expect(older.pathOf(dataset(client))).rejects.toMatchObject(prepared);
  const settled = async (client: string) => older.pathOf(dataset(client)).catch(() => undefined);
  await expect.poll(() => settled("northport"), { timeout: 60_000 }).toBeDefined();
  const path = await older.pathOf(dataset("larkhaven"));
  expect(existsSync(path)).toBe(true);
  expect(await createOlderSearch(root, keptIn, limits).pathOf(dataset("larkhaven"))).toBe(path);
  // One that went is made again.
  await rm(path);
  await expect(older.pathOf(dataset("larkhaven"))).rejects.toMatchObject(prepared);
  await expect.poll(() => settled("larkhaven"), { timeout: 60_000 }).toBe(path);
});

it("G-09 one that cannot be made is said to be so, left alone for a while, and keeps no other from being made", async () => {
  const older = createOlderSearch(root, keptIn, limits);
  const none = { client: "larkhaven", version: "0123456789abcdef" };
  await expect(older.pathOf(none)).rejects.toMatchObject(prepared);
  await expect(older.pathOf(dataset("northport"))).rejects.toMatchObject(prepared);
  const codeOf = (wanted: typeof none) =>
    older.pathOf(wanted).then(
      () => "made",
      ({ code }) => code,
    );
  await expect.poll(() => codeOf(dataset("northport")), { timeout: 60_000 }).toBe("made");
  expect(await codeOf(none)).toBe("search/not-prepared");
  expect(await readdir(join(keptIn, "larkhaven"))).toEqual([]);
});
