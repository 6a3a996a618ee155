import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { DamageModel } from "../damage/damageModel.ts";
import type { DamageOfEvents } from "../damage/eventDamage.ts";
import type { SamplingEntry } from "../description/hazards.ts";
import type { ElementLayer } from "../elements/loadElements.ts";
import type { RasterFacts } from "../raster/rasterFacts.ts";
import type { FeatureTable } from "../vector/readLayer.ts";
import type { Sampled } from "./sampled.ts";
import type { HazardPolygon } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

export interface IndexedLayer {
  readonly layer: ElementLayer;
  readonly index: SpatialIndex;
}

/** Where a hazard's values come from, opened. */
export interface HazardSource {
  sample(indexed: IndexedLayer, plan: ScenarioPlan, sampling: SamplingEntry): Promise<Sampled>;
  /** Damage a year over a whole set of events, for sources that have one; in place of a single scenario's. */
  annualDamage?(indexed: IndexedLayer, model: DamageModel): Promise<DamageOfEvents>;
  /** The scenario's mapped polygons, for the map. */
  polygons?(plan: ScenarioPlan): Promise<readonly HazardPolygon[]>;
  /** The scenario's raster, for the map. */
  raster?(plan: ScenarioPlan): Promise<RasterFacts>;
  /** Polygon layers read so far, for the report. */
  readonly tables: readonly FeatureTable[];
}
