import type { PrintPlugin } from "@stopbank/plugin-api/print";

export default {
  reportTemplates: [
    {
      id: "risk.summary-report",
      template: "risk-summary",
      load: () => import("./RiskSummaryReport.tsx"),
    },
  ],
} satisfies PrintPlugin;
