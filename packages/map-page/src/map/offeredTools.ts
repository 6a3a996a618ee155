import { builtInTools, regionsTool } from "@stopbank/map/built-in";
import type { MapTool } from "@stopbank/map/tool";

export interface ToolsOffered {
  /** The client has regions to pick. */
  readonly hasRegions: boolean;
  /** What the map shows is led by what stands beside it: nobody draws an area or measures. */
  readonly isLed: boolean;
}

/** The tools a page's map has, of those there are. */
export const offeredTools = (
  tools: readonly MapTool[],
  { hasRegions, isLed }: ToolsOffered,
): readonly MapTool[] =>
  tools.filter((tool) => (tool === regionsTool ? hasRegions : !isLed || !builtInTools.includes(tool)));
