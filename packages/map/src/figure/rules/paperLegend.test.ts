import { expect, it } from "vitest";
import type { LegendCard } from "../../feature/legendCard.ts";
import { liesOver, linesOf, paperLegend } from "./paperLegend.ts";

const rows = (count: number): LegendCard => ({
  key: "rows",
  title: "Damage state",
  marks: Array.from({ length: count }, (_, at) => ({ label: `Class ${at}`, mark: { color: "#5b4b9a" } })),
});

it("EXP-06 has rows of marks and of a dataset's sections, and a band for each ramp", () => {
  const [card] = paperLegend([
    {
      key: "mixed",
      title: "Coastal inundation depth above ground",
      note: "Depth",
      shape: "line",
      marks: [{ label: "Outline", mark: { color: "#0b2545", shape: "line" } }],
      sections: [
        {
          type: "categorical",
          items: [{ label: "Closed road in a flood", color: "#a3243b", style: "dashed" }],
        },
        { type: "keyValue", keyValues: [{ key: 1, label: "Rural", color: "#8a8f63" }] },
        {
          type: "continuous",
          unit: "m",
          stops: [
            { value: 0, color: "#dceefb" },
            { value: 2, color: "#08306b" },
          ],
        },
      ],
    },
  ]);
  expect(card?.title).toEqual(["Coastal inundation", "depth above ground"]);
  expect(card?.rows.map(({ label }) => label)).toEqual([
    ["Outline"],
    ["Closed road in a", "flood"],
    ["Rural"],
  ]);
  expect(card?.rows[1]?.mark).toMatchObject({ shape: "line", dash: [3, 1.5] });
  expect(card?.ramps).toEqual([
    expect.objectContaining({
      labels: ["0\u00a0m", "2\u00a0m"],
      stops: [
        { color: "#dceefb", share: 0 },
        { color: "#08306b", share: 1 },
      ],
    }),
  ]);
  expect(card && linesOf(card)).toBe(2 + 1 + 4 + 2);
});

it("EXP-06 leaves the map's corner where it would hide more than it explains", () => {
  expect(liesOver(paperLegend([rows(23)]))).toBe(true);
  expect(liesOver(paperLegend([rows(24)]))).toBe(false);
});

it.each([
  ["a summary's map", 559, 32],
  ["a sheet of A4", 393, 23],
  ["an element's map", 299, 23],
  ["a sheet of A5", 218, 15],
])("EXP-06 lies over as much of a map as its height has room for: %s", (_map, height, most) => {
  expect(liesOver(paperLegend([rows(most)]), height)).toBe(true);
  expect(liesOver(paperLegend([rows(most + 1)]), height)).toBe(false);
});
