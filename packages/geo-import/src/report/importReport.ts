import type { FeatureProblem } from "../vector/featureProblems.ts";

/** What came of one file. */
export interface LayerReport {
  /** Such as `Element layer buildings`. */
  readonly what: string;
  readonly file: string;
  /** Features in the file. */
  readonly read: number;
  /** Features that went into the dataset. */
  readonly kept: number;
  readonly problems: readonly FeatureProblem[];
}

export interface ExposureReport {
  readonly type: string;
  readonly elements: number;
  readonly exposed: number;
  readonly notExposed: number;
  readonly notAssessed: number;
  /** Exposed elements by damage class. */
  readonly byClass: Readonly<Record<string, number>>;
  /** Sum of damage in the unit of what is at stake; absent without curves. */
  readonly damage?: number;
}

export interface ScenarioReport {
  readonly hazard: string;
  readonly scenario: string;
  readonly name: string;
  readonly exposures: readonly ExposureReport[];
}

/** What an import read, left out and found. Counts of a scenario add up to the elements of the type. */
export interface ImportReport {
  readonly client: string;
  /** The published version; absent when the import was only checked. */
  readonly version?: string;
  readonly layers: readonly LayerReport[];
  readonly scenarios: readonly ScenarioReport[];
  /** Expected annual damage by hazard and element type, where curves and return periods allow it. */
  readonly expectedAnnualDamage: readonly {
    readonly hazard: string;
    readonly type: string;
    readonly damage: number;
  }[];
}
