import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { technicalReport } from "../../testing/property.ts";
import { TechnicalReportView } from "./TechnicalReportView.tsx";

const shared = { report: technicalReport, tab: "details", onTab: unheard } as const;

export default statesOf(TechnicalReportView, {
  details: shared,
  summary: { ...shared, tab: "summary" },
  "nowhere online": { ...shared, report: { ...technicalReport, url: "" } },
  "another scheme": { ...shared, report: { ...technicalReport, url: "javascript:alert(1)" } },
  "no summary": { ...shared, tab: "summary", report: { ...technicalReport, summary: "" } },
});
