import { expect, it } from "vitest";
import { firstHazards, mostHazards } from "./propertyConfig.ts";

const group = (group_name: string, count: number) => ({
  group_name,
  hazards: Array.from({ length: count }, (_, at) => ({
    display_name: `${group_name} ${at}`,
    description: "",
    scenarios: ["flood"],
    layer_ids: ["flood"],
  })),
});
const judgedBy = (...report_hazards: ReturnType<typeof group>[]) => {
  const { settings, leftOut } = firstHazards({ asset_type: "parcels", report_hazards });
  return [
    settings.report_hazards.map(({ group_name, hazards }) => `${group_name} ${hazards.length}`),
    leftOut,
  ];
};

it("PRO-08 judges properties by as many hazards as are worth it over all groups, the first, and says what is left out", () => {
  expect(mostHazards).toBe(60);
  expect(judgedBy(group("A", 50), group("B", 10))).toEqual([["A 50", "B 10"], []]);
  expect(judgedBy(group("A", 50), group("B", 50), group("C", 2))).toEqual([
    ["A 50", "B 10"],
    ["102 hazards are written, and a property is judged by 60 at most: the last 42 are left out."],
  ]);
});
