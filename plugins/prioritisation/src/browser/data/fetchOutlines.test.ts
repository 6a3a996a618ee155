import type { CallApi } from "@stopbank/contract/client";
import { expect, it } from "vitest";
import { fetchOutlines, partsOf } from "./fetchOutlines.ts";

const ids = Array.from({ length: 2_000 }, (_, at) => `statistical_area_2.ōtākī_beach_${at}`);
const polygon = {
  type: "Polygon" as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

it("has 2,000 areas' outlines in a few calls that an address has room for, in their order", async () => {
  const asked: string[] = [];
  const call = (async (_route: unknown, { rest }: { rest: string }) => {
    asked.push(rest);
    return rest.split(",").map((region) => ({ region, name: region, geometry: polygon }));
  }) as unknown as CallApi;
  const outlines = await fetchOutlines(call, ids);
  expect(outlines.map(({ region }) => region)).toEqual(ids);
  expect(asked.length).toBeLessThanOrEqual(20);
  for (const rest of asked) expect(encodeURIComponent(rest).length).toBeLessThan(8_000);
});

it("asks nothing where there are none, and parts none that fit together", () => {
  expect(partsOf([])).toEqual([]);
  expect(partsOf(["a.b", "a.c"])).toEqual([["a.b", "a.c"]]);
});

it("fails where one of its calls fails", async () => {
  let calls = 0;
  const call = (async () => {
    if (++calls === 2) throw new Error("away");
    return [];
  }) as unknown as CallApi;
  await expect(fetchOutlines(call, ids)).rejects.toThrow("away");
});
