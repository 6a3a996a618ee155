import { pageJobs, useGet, useToaster } from "@stopbank/plugin-api/browser";
import { type ReportTemplateName, reportKind } from "../../jobKinds.ts";
import { useChosen, useFacts, useInformation } from "../data/useProperty.ts";
import { ReportFootView } from "./ReportFootView.tsx";

/** The foot of both tabs; nothing while no property is looked at. */
export function ReportFoot() {
  const chosen = useChosen();
  const information = useInformation(chosen);
  const facts = useFacts(chosen);
  const get = useGet();
  const toaster = useToaster();
  if (chosen === undefined) return null;
  const take = async (template: ReportTemplateName) => {
    const jobs = await (await get(pageJobs))();
    const isReport = template === "natural-hazard-report";
    await jobs.deliver(
      reportKind,
      { template, ...chosen },
      {
        begun: "Generating report...",
        ready: isReport ? "Report exported" : "Draft exported",
        failed: "The report could not be made.",
      },
    );
  };
  return (
    <ReportFootView
      isReady={information.state === "ready" && facts.state === "ready"}
      onReport={(template) => {
        take(template).catch((error: unknown) => {
          // The client was left, and this with it.
          if (error instanceof DOMException && error.name === "AbortError") return;
          toaster.error("The report could not be made. Check your connection and try again.");
        });
      }}
    />
  );
}
