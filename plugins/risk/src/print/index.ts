import type { PrintPlugin } from "@stopbank/plugin-api/print";
import type { ReportTemplateName } from "../jobKinds.ts";

/** All that the plugin's job sets on paper, by the names it has there. */
const loads = {
  "risk-summary": () => import("./RiskSummaryReport.tsx"),
  "element-report": () => import("./ElementReport.tsx"),
  "map-print": () => import("./MapPrint.tsx"),
} satisfies Record<ReportTemplateName, PrintPlugin["reportTemplates"][number]["load"]>;

export default {
  reportTemplates: Object.entries(loads).map(([template, load]) => ({
    id: `risk.${template}`,
    template,
    load,
  })),
} satisfies PrintPlugin;
