import { regionsTool } from "@stopbank/map/built-in";
import type { MapTool } from "@stopbank/map/tool";

/**
 * The tools a page's map has, of those there are.
 *
 * @param hasRegions whether the client has regions to pick.
 */
export const offeredTools = (tools: readonly MapTool[], hasRegions: boolean): readonly MapTool[] =>
  hasRegions ? tools : tools.filter((tool) => tool !== regionsTool);
