import { builtInTools, regionsTool } from "@stopbank/map/built-in";
import { gaugesTool } from "@stopbank/map/testing/gauges";
import { expect, it } from "vitest";
import { offeredTools } from "./offeredTools.ts";

const tools = [...builtInTools, gaugesTool];

it("has all tools, but the one that picks regions only where there are any", () => {
  expect(offeredTools(tools, { hasRegions: true, isLed: false })).toEqual(tools);
  expect(offeredTools(tools, { hasRegions: false, isLed: false })).toEqual(
    tools.filter((tool) => tool !== regionsTool),
  );
});

it("MAP-17: beside stories has neither area nor measuring", () => {
  expect(offeredTools(tools, { hasRegions: true, isLed: true })).toEqual([regionsTool, gaugesTool]);
});
