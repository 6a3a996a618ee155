import type { DatasetAbout } from "@stopbank/dataset/manifest";
import type { RasterGrid } from "@stopbank/dataset/raster";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { Area } from "@stopbank/risk-engine/area";
import type { ResultCache } from "../cache/ResultCache.ts";
import type { ClassShares } from "../cut/classShares.ts";
import type { IntensityDamage } from "../damage/damageModel.ts";
import type { DamageOfEvents } from "../damage/eventDamage.ts";
import type { SamplingEntry } from "../description/hazards.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import type { Sampled } from "../sampling/sampled.ts";
import type { HazardPolygon } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** What every scenario is read for. */
export interface ReadAhead {
  readonly layers: readonly { readonly indexed: IndexedLayer; readonly sampling: SamplingEntry }[];
  readonly withMap: boolean;
}

/** What hazards share with the import they are part of. */
export interface ReadingContext {
  /** As the description has it. */
  readonly classWords?: DatasetAbout["classWords"];
  /** Results of earlier imports; absent to work everything out. */
  readonly cache?: ResultCache;
  /** Told in words what is not seen from outside. */
  readonly say?: (sentence: string) => void;
  /** Aborting makes readers give up with its reason. */
  readonly signal?: AbortSignal;
}

/** Where a hazard's values come from, opened. */
export interface HazardSource {
  /**
   * Finds what would make reading a scenario fail, as far as that shows without sampling: files, columns, classes, ids.
   * @throws DomainError as reading would.
   */
  check(plans: readonly ScenarioPlan[], layers: readonly IndexedLayer[]): Promise<void>;
  sample(indexed: IndexedLayer, plan: ScenarioPlan, sampling: SamplingEntry): Promise<Sampled>;
  /** Damage a year over a whole set of events, for sources that have one; in place of a single scenario's. */
  annualDamage?(
    indexed: IndexedLayer,
    model: IntensityDamage,
    isAssessed: Uint8Array,
  ): Promise<DamageOfEvents>;
  /**
   * Lines and polygons cut where the class changes, for sources that have places; undefined for points.
   * @param within what was assessed, where that is stated by areas: what lies beyond is not assessed.
   */
  cut?(
    indexed: IndexedLayer,
    plan: ScenarioPlan,
    sampling: SamplingEntry,
    within: readonly Area[] | undefined,
  ): Promise<ClassShares | undefined>;
  /** The scenario's mapped polygons, for the map. */
  polygons?(plan: ScenarioPlan): Promise<readonly HazardPolygon[]>;
  /** The scenario's raster as the map shows it. */
  grid?(plan: ScenarioPlan): Promise<RasterGrid>;
  /** Starts reading these scenarios, in threads of their own, and forgets others. */
  prepare?(plans: readonly ScenarioPlan[], ahead: ReadAhead): void;
  /** Layers and tables read so far, for the report. */
  readonly tables: readonly ReadTable[];
}
