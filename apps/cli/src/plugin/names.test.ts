import { expect, it } from "vitest";
import { pluginNames } from "./names.ts";

it("spells an id for folders, code and people", () => {
  expect(pluginNames("flood-gauges")).toEqual({
    id: "flood-gauges",
    camel: "floodGauges",
    pascal: "FloodGauges",
    title: "Flood gauges",
  });
});

it.each([
  "Flood Gauges",
  "flood_gauges",
  "-gauges",
  "7-gauges",
  "flood--gauges",
  "",
  "../gauges",
  "g".repeat(41),
])("refuses %s, and says what an id looks like", (id) => {
  expect(() => pluginNames(id)).toThrow(
    expect.objectContaining({
      code: "plugin/bad-id",
      message: expect.stringContaining("such as flood-gauges"),
    }),
  );
});

it.each(["jobs", "new", "api"])("refuses %s, which is taken", (id) => {
  expect(() => pluginNames(id)).toThrow(/uses that word itself/);
});
