/** Kinds of jobs of this plugin's server half, by which its browser half and the direct call have them done. */
export const reportKind = "property.report";

/** What is set on paper, by the names of its templates: `/print/<template>`. */
export const reportTemplates = ["natural-hazard-report", "memorandum-section"] as const;
export type ReportTemplateName = (typeof reportTemplates)[number];

/** What is asked of `property.report`. */
export interface ReportOrder {
  readonly template: ReportTemplateName;
  /** The property: its element layer, and its id in it. */
  readonly type: string;
  readonly id: string;
}

/** Says of a list of properties how every hazard stands to each. */
export const listKind = "property.list";
