import { expect, it } from "vitest";
import { exposedElement as element } from "../testing/exposedElement.ts";
import { exposedTitle, shownGroups, topElements } from "./topElements.ts";

const group = (name: string) => ({ hazard_group: name, hazard_uids: [name], elements: [] });

it("PRI-10 has the most exposed first, without those of which nothing is exposed", () => {
  const elements = [
    element("roads", 12.349, 3),
    element("pipes", 0, 0),
    element("homes", 55.55, 40),
    element("wells", null, 0),
  ];
  expect(topElements({ elements }).map(({ id, percentage }) => [id, percentage])).toEqual([
    ["homes", 55.55],
    ["roads", 12.349],
  ]);
});

it("PRI-10 has 10 at most, and says so when there are 10", () => {
  const elements = Array.from({ length: 14 }, (_, at) => element(`e${at}`, at + 1, 1));
  const top = topElements({ elements });
  expect(top.map(({ id }) => id)).toEqual(["e13", "e12", "e11", "e10", "e9", "e8", "e7", "e6", "e5", "e4"]);
  expect(exposedTitle(top, undefined)).toBe("Top 10 exposed elements across the entire area");
  expect(exposedTitle(top.slice(1), "Ōtaki")).toBe("The most exposed elements in Ōtaki");
});

it("PRI-11 shows one group of hazards at a time once there are more than 2", () => {
  const [two, three] = [
    [group("Coast"), group("Flooding")],
    [group("Coast"), group("Flooding"), group("Ground")],
  ];
  expect(shownGroups(two, "Flooding")).toHaveLength(2);
  expect(shownGroups(three, "Flooding").map(({ hazard_group }) => hazard_group)).toEqual(["Flooding"]);
  expect(shownGroups(three, "gone").map(({ hazard_group }) => hazard_group)).toEqual(["Coast"]);
  expect(shownGroups([], undefined)).toEqual([]);
});
