import { expect, it } from "vitest";
import { mostSites } from "./site.ts";
import { sitesExtension } from "./sitesExtension.ts";

const { encode, decode } = sitesExtension;
const pair = [
  { longitude: 172.94, latitude: -40.3 },
  { longitude: -0.000_001, latitude: 7 },
];

it("goes into a link and comes out of it the same", () => {
  expect(encode(pair.slice(0, 1))).toBe("172.94,-40.3");
  expect(decode("172.94,-40.3;0,7")).toEqual([pair[0], { longitude: 0, latitude: 7 }]);
});

it("takes a place that a link names twice as one", () => {
  expect(decode("1,2;1,2;3,4")).toHaveLength(2);
});

it.each([
  ["no numbers", "a,b"],
  ["a place that is not on the map", "181,0"],
  ["half a place", "172.94"],
  ["more than a link holds", Array.from({ length: mostSites + 1 }, (_, at) => `${at},0`).join(";")],
])("takes %s for damaged", (_what, text) => {
  expect(decode(text)).toBeUndefined();
});
