import type { Manifest } from "@stopbank/dataset/manifest";
import { expect, it } from "vitest";
import { provenanceRules } from "./provenanceRules.ts";

it("EXP-14 names no convention by what the dataset calls it", () => {
  const told = { code: "some", text: "So it is." };
  const conventions = { areaRule: told, classRule: told, eadRule: told, tideRule: told, sampling: told };
  const rules = provenanceRules({ conventions } as unknown as Manifest, [], undefined);
  expect(rules.map(({ title }) => title).filter((title) => title.startsWith("Dataset"))).toEqual([
    "Dataset: damage classes",
    "Dataset: expected annual damage",
    "Dataset: tide rule",
    "Dataset: value under an element",
  ]);
});
