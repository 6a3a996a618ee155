import { describe, expect, it } from "vitest";
import { appliedFilters, lookupQuery } from "./attributeDraft.ts";

describe("attribute filters", () => {
  it("leave out what narrows nothing", () => {
    const drafts = {
      area: { min: 10, max: 500 },
      kind: { values: [] },
      name: { contains: " shed " },
      built: { after: "", before: "2001-01-01" },
    };
    expect(appliedFilters(drafts, { area: [10, 400] })).toEqual({
      name: { contains: "shed" },
      built: { before: "2001-01-01" },
    });
    expect(appliedFilters({ area: { min: 20, max: 500 } }, { area: [10, 400] })).toEqual({
      area: { min: 20 },
    });
    expect(appliedFilters({ kind: { null_values: true } }, {})).toEqual({ kind: { null_values: true } });
  });

  it("look up texts only where the layer offers it", () => {
    const one = (key: string, type: "text" | "numeric", lookup: boolean) => ({
      key,
      label: key,
      type,
      lookup,
    });
    expect(
      lookupQuery([one("a", "text", true), one("b", "text", false), one("c", "numeric", false)]),
    ).toEqual({
      text_keys: "a",
      numeric_keys: "c",
    });
  });
});
