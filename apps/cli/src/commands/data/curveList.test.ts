import { shippedCurves } from "@stopbank/curves";
import { expect, it } from "vitest";
import { curveList } from "./curveList.ts";

it("lists every curve with its figures and source", () => {
  const text = curveList();
  for (const { name, source } of shippedCurves) {
    expect(text).toContain(name);
    expect(text).toContain(source.url);
  }
  expect(text).toContain("Share lost by m, from 0 to 6: 0: 0, 0.5: 0.25, 1: 0.42");
  expect(text).toContain("Slight 0.24 (0.64)");
});
