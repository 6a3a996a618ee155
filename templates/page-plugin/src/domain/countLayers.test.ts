import type { Layers } from "@stopbank/contract/layers";
import { expect, it } from "vitest";
import { countLayers } from "./countLayers.ts";

const group = (...names: readonly [string, number][]) => ({
  groups: [{ assets: names.map(([display_name, element_count]) => ({ display_name, element_count })) }],
});

it("lists the layers of every group, most elements first", () => {
  const assets = { built: group(["Roads", 7], ["Buildings", 90]), lifelines: group(["Pipes", 7]) };
  expect(countLayers({ assets } as unknown as Layers)).toEqual([
    { name: "Buildings", elements: 90 },
    { name: "Pipes", elements: 7 },
    { name: "Roads", elements: 7 },
  ]);
});
