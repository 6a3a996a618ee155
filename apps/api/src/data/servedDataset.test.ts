import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createColumnCache, localStorage, openDataset } from "@stopbank/dataset/read";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishTiny } from "../testing/tinyDataset.ts";
import type { Waiter } from "../work/inTurns.ts";
import { createWhileWanted } from "../work/whileWanted.ts";
import { serveDataset } from "./servedDataset.ts";

let root: string;
let version: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stopbank-served-"));
  ({ version } = await publishTiny(root, "northport"));
});
afterAll(() => rm(root, { recursive: true }));

const somebody = () => {
  const leaving = new AbortController();
  return { signal: leaving.signal, turn: () => Promise.resolve(), leave: () => leaving.abort() };
};

it("a version that was opened anew while work for it is under way tells nobody that another has gone", async () => {
  const cache = createColumnCache(1 << 20);
  const parts = { cache, underWay: createWhileWanted<unknown>() };
  const open = async () =>
    serveDataset(await openDataset(localStorage(root), "northport", { version, cache }), parts);
  const [before, anew] = [await open(), await open()];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const work = async ({ signal }: Waiter) => {
    await finished;
    signal.throwIfAborted();
    return { value: "done", bytes: 4 };
  };
  const [one, two] = [somebody(), somebody()];
  const first = before.keepWhileWanted("key", one, work);
  const second = anew.keepWhileWanted("key", two, work);
  one.leave();
  await expect(first).rejects.toMatchObject({ code: "work/gone" });
  finish();
  expect(await second).toBe("done");
});
