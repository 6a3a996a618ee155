import type { MapFeature } from "../feature/mapFeature.ts";
import type { MapTool } from "../feature/mapTool.ts";
import { areaFeature } from "./area/areaFeature.ts";
import { areaTool } from "./area/areaTool.ts";
import { contextFeature } from "./context/contextFeature.ts";
import { drawingFeature } from "./drawing/drawingFeature.ts";
import { measureTool } from "./drawing/measureTool.ts";
import { elementsFeature } from "./elements/elementsFeature.ts";
import { hazardsFeature } from "./hazards/hazardsFeature.ts";
import { regionsFeature } from "./regions/regionsFeature.ts";
import { regionsTool } from "./regions/regionsTool.ts";
import { selectionFeature } from "./selection/selectionFeature.ts";

/** What every map shows, in the order of legends and, within a place of the stack, from the bottom. */
export const builtInFeatures: readonly MapFeature[] = [
  elementsFeature,
  contextFeature,
  hazardsFeature,
  regionsFeature,
  areaFeature,
  selectionFeature,
  drawingFeature,
];

/** In the order of their buttons. The one that picks regions is for maps that offer some. */
export const builtInTools: readonly MapTool[] = [areaTool, regionsTool, measureTool];

export { regionsTool };
