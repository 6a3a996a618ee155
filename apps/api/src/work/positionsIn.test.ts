import { areaVertexLimit } from "@stopbank/risk-engine/area";
import { expect, it } from "vitest";
import { positionsIn } from "./positionsIn.ts";

/** What is counted, and how many turns are waited for: each may be a whole round of everybody else's. */
async function counted(json: string) {
  let turns = 0;
  const positions = await positionsIn(Buffer.from(json), async () => {
    turns++;
  });
  return { positions, turns };
}

it("a quarter of a million ids wait for one turn, not for one a piece", async () => {
  const ids = Array.from(
    { length: 250_000 },
    (_, i) => `6f9619ff-8b86-d011-b42d-${String(i).padStart(12, "0")}`,
  );
  expect(await counted(JSON.stringify(ids))).toEqual({ positions: 1, turns: 1 });
});

it("what is small waits for none", async () => {
  expect(await counted("[[[1,2],[3,4]]]")).toEqual({ positions: 4, turns: 0 });
});

it("what lies far apart is counted, until there is more than any area may have", async () => {
  const area = (count: number) => `${" ".repeat(400)}[1,2],`.repeat(count);
  expect((await counted(area(5_000))).positions).toBe(5_000);
  expect((await counted("[1,2],".repeat(3 * areaVertexLimit))).positions).toBe(areaVertexLimit + 1);
});
