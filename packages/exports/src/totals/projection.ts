import type { ExposureColumn } from "@stopbank/risk-engine/columns";

/** What a hazard does along one of its numeric parameters, the others held. */
export interface ExportProjection {
  /** Of the layer. */
  readonly type: string;
  readonly hazardTitle: string;
  readonly parameter: string;
  /** Of the parameter. */
  readonly unit: string;
  /** The other parameters, in words. */
  readonly held: string;
  /** Ascending by value, two or more. */
  readonly steps: readonly {
    readonly parameterValue: number;
    readonly tag: string;
    readonly exposure: ExposureColumn;
  }[];
}
