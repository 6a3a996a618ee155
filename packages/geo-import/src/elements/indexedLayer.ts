import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { LoadedLayer } from "./loadElements.ts";

/** An element layer with what areas are asked by. */
export interface IndexedLayer {
  readonly layer: LoadedLayer;
  readonly index: SpatialIndex;
}
