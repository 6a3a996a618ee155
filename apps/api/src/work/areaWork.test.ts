import { validateArea } from "@stopbank/risk-engine/area";
import { areaHectares } from "@stopbank/risk-engine/area-rings";
import { expect, it } from "vitest";
import { createAreaWork, inlineBytes } from "./areaWork.ts";
import type { Asker } from "./asker.ts";
import type { QuestionThreads } from "./questionThreads.ts";
import type { WorkerPool } from "./workerPool.ts";

/** A comb of so many positions as it may be written: 12 to 17 bytes each, where they mostly take 40. */
const comb = (positions: number) => {
  const teeth = Array.from({ length: positions - 3 }, (_, i) => [i / 1_000, 1 + (i % 2)]);
  return { type: "Polygon" as const, coordinates: [[...teeth, [positions / 1_000, 0], [0, 0], [0, 1]]] };
};

/** Work over threads and a budget that only note what they are asked for. */
function noted() {
  const tasks: string[] = [];
  const spent: number[] = [];
  const pool = {
    run: async (name: string) => {
      tasks.push(name);
      return validateArea(comb(9));
    },
  } as unknown as WorkerPool;
  const budget = {
    spend: async (positions: number) => {
      spent.push(positions);
    },
  };
  const asker: Asker = {
    budgetHolder: "a",
    site: "a",
    isVisitor: true,
    signal: new AbortController().signal,
    turn: async () => undefined,
  };
  return { work: createAreaWork(pool, budget, {} as QuestionThreads), asker, tasks, spent };
}

it("checks a kept area in a thread by its positions, however short they are written", async () => {
  const { work, asker, tasks, spent } = noted();
  const json = (positions: number) => Buffer.from(JSON.stringify(comb(positions)));
  expect(json(4_700).length).toBeLessThan(2_000 * 40);
  await work.checkKept(json(4_700), asker);
  expect(tasks).toEqual(["readArea"]);
  expect(spent[0]).toBeGreaterThanOrEqual(4_700);
  expect(spent[0]).toBeLessThan(4_710);
  await work.checkKept(json(1_990), asker);
  expect([tasks.length, spent.length]).toEqual([1, 1]);
});

it("measures in a thread what takes the event loop long", async () => {
  const { work, asker, tasks } = noted();
  const hectares = await work.hectares(validateArea(comb(1_990)), asker);
  expect(tasks).toEqual([]);
  expect(hectares).toBeCloseTo(areaHectares(validateArea(comb(1_990))), 6);
  await work.hectares(validateArea(comb(2_100)), asker);
  expect(tasks).toEqual(["measureArea"]);
});

it("counts the positions of a large body, however short they are written, and the bytes of one that has few", async () => {
  const { work, asker, tasks, spent } = noted();
  const area = Buffer.from(JSON.stringify({ area: comb(60_000) }));
  expect(area.length).toBeGreaterThan(inlineBytes);
  expect(area.length / 40).toBeLessThan(30_000);
  await work.readBody("call", area, asker);
  expect(spent[0]).toBeGreaterThanOrEqual(60_000);
  expect(spent[0]).toBeLessThan(60_010);
  await work.readBody("call", Buffer.from(JSON.stringify({ names: ["x".repeat(1_000_000)] })), asker);
  expect(spent[1]).toBeGreaterThan(24_000);
  expect(tasks).toEqual(["readBody", "readBody"]);
});
