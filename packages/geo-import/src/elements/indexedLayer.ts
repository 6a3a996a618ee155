import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { ElementLayer } from "./loadElements.ts";

/** An element layer with what areas are asked by. */
export interface IndexedLayer {
  readonly layer: ElementLayer;
  readonly index: SpatialIndex;
}
