import { Readable } from "node:stream";
import type { Store } from "@stopbank/store";
import { openMemoryStore } from "@stopbank/store/memory";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Asker } from "../work/asker.ts";
import { endAfter } from "../work/endAfter.ts";
import { createTransferDesk } from "./transferDesk.ts";

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const asker = (budgetHolder: string): Asker => ({
  budgetHolder,
  site: budgetHolder,
  isVisitor: false,
  signal: new AbortController().signal,
  turn: async () => undefined,
});

it("lets others export while one client's export is read slowly, and of each client one at a time", async () => {
  const desk = createTransferDesk(store);
  const leave = await desk.enter("export", "one", asker("a"));
  await desk.enter("export", "other", asker("b"));
  await desk.enter("import", "one", asker("a"));
  const second = desk.enter("export", "one", asker("c"));
  await expect(desk.enter("export", "one", asker("d"))).rejects.toMatchObject({
    code: "content/too-many-at-once",
  });
  await leave();
  await expect(second).resolves.toBeTypeOf("function");
});

it("counts an import by the minutes that it took", async () => {
  let atMs = 0;
  const desk = createTransferDesk(store, () => atMs);
  let imports = 0;
  for (; imports < 30; imports++) {
    const leave = await desk.enter("import", "slow", asker("e")).catch(() => undefined);
    if (leave === undefined) break;
    atMs += 300_000;
    await leave();
  }
  // Six each, of thirty.
  expect(imports).toBe(5);
});

it("breaks off an export that is not read to its end", async () => {
  const stream = new Readable({ read: () => undefined });
  stream.on("error", () => undefined);
  endAfter(stream, 0.01);
  const held = setInterval(() => undefined, 1_000);
  await new Promise((resolve) => stream.once("close", resolve));
  clearInterval(held);
  expect(stream.errored?.message).toContain("not read to its end");
});
