import { expect, it } from "vitest";
import { checkJoin } from "./checkJoin.ts";

const keys = (from: number, count: number) => Array.from({ length: count }, (_, i) => `k${from + i}`);
const join = {
  place: { what: "Event set" },
  rows: "places",
  type: "houses",
  rowKeys: new Set(keys(0, 100)),
  otherLayersKeys: [],
};

it("says how many rows are found, not how often they are", () => {
  const elementKeys = [...keys(0, 40).flatMap((key) => Array(10).fill(key)), ...keys(1000, 600)];
  expect(() => checkJoin({ ...join, elementKeys })).toThrow(
    "only 400 of the 1000 elements of houses and 40 of its 100 places find each other",
  );
});
