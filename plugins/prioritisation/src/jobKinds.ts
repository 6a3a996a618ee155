/** The kind of job of this plugin's server half that prints its report. */
export const reportKind = "prioritisation.report";

/** What is asked of it. */
export interface ReportOrder {
  /** The page's scene as its address has it, without a `?`. */
  readonly scene: string;
  /** The day where its reader is, `2026-11-28`: the report is named after it. */
  readonly day: string;
}
