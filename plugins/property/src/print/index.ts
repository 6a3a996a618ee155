import type { PrintPlugin } from "@stopbank/plugin-api/print";
import type { ReportTemplateName } from "../jobKinds.ts";

/** All that the plugin's job sets on paper, by the names it has there. */
const loads = {
  "natural-hazard-report": () => import("./NaturalHazardReport.tsx"),
  "memorandum-section": () => import("./MemorandumSection.tsx"),
} satisfies Record<ReportTemplateName, PrintPlugin["reportTemplates"][number]["load"]>;

export default {
  reportTemplates: Object.entries(loads).map(([template, load]) => ({
    id: `property.${template}`,
    template,
    load,
  })),
} satisfies PrintPlugin;
