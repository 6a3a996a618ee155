import type { Assessments, Misfit } from "@stopbank/contract/prioritisation-config";
import type { AttributeFilters } from "@stopbank/contract/selection";
import type { ElementType } from "@stopbank/dataset/manifest";
import type { HazardScenario } from "../data/directory.ts";

/** An element layer of a value set, or those of its elements that pass the filters. */
export interface FittedElement {
  readonly elementId: string;
  readonly label: string;
  readonly type: ElementType;
  readonly filters?: AttributeFilters[string] | undefined;
}

export interface FittedValueSet {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly elements: readonly FittedElement[];
}

/** A set of hazard scenarios. */
export interface FittedScenario {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly hazardScenarios: readonly HazardScenario[];
}

export interface FittedLayer {
  readonly id: string;
  readonly regionGroup: string;
  readonly displayName: string;
  readonly areaCount: number;
}

/** What of a client's settings fits its dataset, and what does not. */
export interface FittedSettings {
  /** Tells these settings from any others of the client's. */
  readonly version: number;
  readonly layers: readonly FittedLayer[];
  readonly valueSets: readonly FittedValueSet[];
  readonly scenarios: readonly FittedScenario[];
  readonly assessments: Assessments;
  /** Weight of each damage class, by its stored code. */
  readonly weightOf: Float64Array;
  readonly misfits: readonly Misfit[];
}
