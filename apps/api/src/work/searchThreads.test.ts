import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { type Asker, askerGone } from "./asker.ts";
import { createSearchThreads, type SearchThreads } from "./searchThreads.ts";

let root: string;
let path: string;
let threads: SearchThreads;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-threads-"));
  await publishLarkhaven(root);
  path = (await (await openDataset(localStorage(root), "larkhaven")).searchFile())!;
  threads = createSearchThreads({ threads: 1 });
});
afterAll(async () => {
  await threads.close();
  rmSync(root, { recursive: true });
});

const asker = (site: string, signal: AbortSignal = new AbortController().signal): Asker => ({
  ...{ budgetHolder: site, site, isVisitor: false, signal },
  turn: async () => undefined,
});

it("G-09 a caller has few searches waiting, and takes nobody else's turn", async () => {
  const many = Promise.allSettled(
    Array.from({ length: 12 }, () => threads.find({ path, text: "building" }, asker("one"))),
  );
  const other = await threads.find({ path, text: "road", elementType: "roads" }, asker("two"));
  expect(other).toHaveLength(20);
  const refused = (await many).filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "search/too-many-at-once" });
});

it("G-09 what nobody waits for any more is not searched for", async () => {
  const typing = new AbortController();
  const first = threads.find({ path, text: "building" }, asker("one"));
  const left = threads.find({ path, text: "buildin" }, asker("one", typing.signal));
  typing.abort(askerGone());
  await expect(left).rejects.toMatchObject({ code: "work/gone" });
  expect(await first).toHaveLength(20);
});

it("G-09 an index that cannot be opened is a broken file, and others go on", async () => {
  await expect(threads.find({ path: `${path}.none`, text: "a" }, asker("one"))).rejects.toMatchObject({
    code: "dataset/corrupt-file",
  });
  expect(await threads.find({ path, text: "otara" }, asker("one"))).toHaveLength(1);
});
