import { expect, it } from "vitest";
import { fromVersion1 } from "./fromVersion1.ts";

it("gives the risk plugin what its summary counts, and no plugin what was nobody's", () => {
  expect(
    fromVersion1([
      ["v", "1"],
      ["count", "buildings:value"],
      ["x.risk.count", "roads:value"],
      ["drawer", "risk"],
    ]),
  ).toEqual([
    ["v", "1"],
    ["x.risk.count", "buildings:value"],
    ["drawer", "risk"],
  ]);
});
