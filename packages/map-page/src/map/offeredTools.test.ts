import { builtInTools, regionsTool } from "@stopbank/map/built-in";
import { gaugesTool } from "@stopbank/map/testing/gauges";
import { expect, it } from "vitest";
import { offeredTools } from "./offeredTools.ts";

const tools = [...builtInTools, gaugesTool];

it("has all tools, but the one that picks regions only where there are any", () => {
  expect(offeredTools(tools, true)).toEqual(tools);
  expect(offeredTools(tools, false)).toEqual(tools.filter((tool) => tool !== regionsTool));
  expect(offeredTools(tools, false)).toContain(gaugesTool);
});
