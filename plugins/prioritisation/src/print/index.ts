import type { PrintPlugin } from "@stopbank/plugin-api/print";

export default {
  reportTemplates: [
    {
      id: "prioritisation.report",
      template: "prioritisation-report",
      load: () => import("./PrioritisationReport.tsx"),
    },
  ],
} satisfies PrintPlugin;
