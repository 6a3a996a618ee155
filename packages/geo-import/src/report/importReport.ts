import type { ClassWords } from "@stopbank/dataset/class-words";
import type { FeatureProblem } from "@stopbank/geo-read/feature-problems";
import type { Estimate } from "@stopbank/risk-engine/damage";

/** What came of one file. */
export interface LayerReport {
  /** Such as `Element layer buildings`. */
  readonly what: string;
  readonly file: string;
  /** Features in the file, or what else it consists of. */
  readonly read: number;
  /** Those that went into the dataset. */
  readonly kept: number;
  readonly unit?: "tiles" | "pictures";
  readonly problems: readonly FeatureProblem[];
  /** Columns that a text finds its elements by, the one that stands for an element first; of an element layer's first file. */
  readonly foundBy?: readonly string[];
  /** How the file was read, where that is not plain. */
  readonly notes?: readonly string[];
}

/** Elements that are alike in what a scenario does to them. */
export interface ClassReport {
  /** A damage class, `not exposed` or `not assessed`. */
  readonly class: string;
  readonly count: number;
  /** Whole elements, by the layer's `measure`. Lines always; areas where the layer's metric is one. */
  readonly lengthMetres?: number;
  readonly areaSquareMetres?: number;
  /** What of it the hazard covers, where the sampling rule is `fraction`. */
  readonly coveredMetres?: number;
  readonly coveredSquareMetres?: number;
  /** Sum over elements that have one, and by the share of each that is covered. */
  readonly replacementCost?: Estimate;
  readonly coveredReplacementCost?: number;
  /** The same of people. */
  readonly people?: number;
  readonly coveredPeople?: number;
  readonly damage?: Estimate;
  /**
   * Elements that are in no sum of damage, since they or a part of them lack an amount, a curve or an intensity: exposed
   * ones, and of those below the least class the ones that may lose something.
   */
  readonly damageUnknown?: number;
  /** Mean share of the value lost over elements of which it is known. */
  readonly meanRatio?: number;
}

/** Pieces of elements, cut where the class changes: by their own class rather than that of the whole element. */
export interface PieceReport {
  readonly class: string;
  readonly lengthMetres?: number;
  readonly areaSquareMetres?: number;
  /** By the share of each element's length or area. */
  readonly replacementCost?: number;
  readonly people?: number;
}

/** One element in a scenario. */
export interface ElementReport {
  readonly id: string;
  readonly class: string;
  /** Null where there is none. */
  readonly value: number | null;
  readonly ratio?: number | null;
  readonly damage?: Estimate | null;
}

export interface ExposureReport {
  readonly type: string;
  readonly elements: number;
  readonly exposed: number;
  readonly notExposed: number;
  readonly notAssessed: number;
  /** Exposed elements by damage class, from the least to the most severe. */
  readonly byClass: Readonly<Record<string, number>>;
  /** The same with lengths, costs and damage, and with the elements that are in no class. */
  readonly classes: readonly ClassReport[];
  /** Where the hazard has `cutElements`; together as long or large as the whole layer. */
  readonly pieces?: readonly PieceReport[];
  /** Sum over every element whose damage is known, in the unit of what is at stake; absent without curves. */
  readonly damage?: Estimate;
  /** Elements in that sum: exposed, or losing something below the least class. */
  readonly damageKnown?: number;
  /** As in the classes, over all of them. */
  readonly damageUnknown?: number;
  /** Every element, where the hazard has `listElements`. */
  readonly list?: readonly ElementReport[];
}

export interface ScenarioReport {
  readonly hazard: string;
  readonly scenario: string;
  readonly name: string;
  readonly exposures: readonly ExposureReport[];
}

/** One event of a set: how often it happens in a year and what it costs. */
export interface EventDamage {
  readonly event: string;
  readonly perYear: number;
  readonly damage: number;
}

export interface AnnualDamageReport {
  readonly hazard: string;
  readonly type: string;
  /** `events`, or how damage between return periods was read. */
  readonly rule: string;
  /** What the scenarios have in common beside their return periods. */
  readonly parameters: Readonly<Record<string, number | string>>;
  /** In years, those it is reckoned from; absent for a set of events. */
  readonly returnPeriods?: readonly number[];
  readonly damage: Estimate;
  /**
   * Elements that were assessed, or have an intensity, at some of the return periods only and count nothing at the
   * others: above 0 the damage is a lower bound.
   */
  readonly partlyAssessed?: number;
  /** Elements whose damage is known at one return period at least, or over all events. */
  readonly damageKnown: number;
  /** Elements that a sum lacks and whose damage is known at no return period, or in one of the events is not. */
  readonly damageUnknown: number;
  /** Scenarios that do not count, since an earlier one has the same return period and parameters. */
  readonly leftAside?: readonly string[];
  /** Every event of a set, in the order of its frequencies. */
  readonly events?: readonly EventDamage[];
}

/** A hazard whose scenarios of different return periods differ in parameters that may be frequencies or not. */
export interface FrequencyNotNamed {
  readonly hazard: string;
  /** One of these says how often a scenario comes back, or none does. */
  readonly parameters: readonly string[];
}

/** What an import read, left out and found. Counts of a scenario add up to the elements of the type. */
export interface ImportReport {
  readonly client: string;
  /** The published version; absent when the import was only checked. */
  readonly version?: string;
  /** How lengths and areas were measured, by element type. */
  readonly measures: Readonly<Record<string, "geodesic" | "projected">>;
  readonly layers: readonly LayerReport[];
  /** What people read for each class. */
  readonly classWords: ClassWords;
  readonly scenarios: readonly ScenarioReport[];
  /** Expected annual damage by hazard and element type, where curves and return periods allow it. */
  readonly expectedAnnualDamage: readonly AnnualDamageReport[];
  /** Hazards that have none for want of a parameter that is plainly the frequency. */
  readonly frequencyNotNamed: readonly FrequencyNotNamed[];
  /** The most memory that the process, its threads included, has held so far. */
  readonly peakMemoryBytes: number;
}
