/** Kinds of jobs of this plugin's server half, by which its browser half has them done. */
export const reportKind = "risk.report";
export const exportKind = "risk.export";

/** What is set on paper, by the names of its templates: `/print/<template>`. */
export const reportTemplates = ["risk-summary", "element-report", "map-print"] as const;
export type ReportTemplateName = (typeof reportTemplates)[number];

/** What is asked of `risk.report`. */
export interface ReportOrder {
  readonly template: ReportTemplateName;
  /** The map as its address has it, without a `?`. */
  readonly scene: string;
  /** What its owner calls it: "Hazard Summary". */
  readonly title: string;
}
