import { pageJobs, useGet, useToaster } from "@stopbank/plugin-api/browser";
import { isCodeMissing } from "@stopbank/ui/failure";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { listKind, type ReportTemplateName, reportKind } from "../../jobKinds.ts";
import { useChosen, useFacts, useInformation } from "../data/useProperty.ts";
import { ReportFootView } from "./ReportFootView.tsx";

/** As large as a list that the job takes, in bytes of a file. */
const mostListBytes = 400_000;

/** The foot of both tabs. */
export function ReportFoot() {
  const chosen = useChosen();
  const information = useInformation(chosen);
  const facts = useFacts(chosen);
  const get = useGet();
  const toaster = useToaster();
  const trying = (work: Promise<void>, failed: string) => {
    work.catch((error: unknown) => {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (isCodeMissing(error as Error)) tellCodeMissing(toaster, failed, "error");
      else toaster.error(`${failed} Check your connection and try again.`);
    });
  };
  const take = async (template: ReportTemplateName) => {
    const jobs = await (await get(pageJobs))();
    await jobs.deliver(
      reportKind,
      { template, ...chosen },
      {
        begun: "Generating report...",
        ready: template === "natural-hazard-report" ? "Report exported" : "Draft exported",
        failed: "The report could not be made.",
      },
    );
  };
  const check = async (file: File) => {
    if (file.size > mostListBytes)
      return void toaster.warning(
        "This list is larger than 400 kB. Part it, or leave out columns that are not needed.",
      );
    const jobs = await (await get(pageJobs))();
    await jobs.deliver(
      listKind,
      { list: await file.text() },
      {
        begun:
          "Checking the list. Its tables are downloaded once they are complete; Jobs shows how far it is.",
        ready: "List checked",
        failed: "The list could not be checked.",
      },
    );
  };
  return (
    <ReportFootView
      hasProperty={chosen !== undefined}
      isReady={information.state === "ready" && facts.state === "ready"}
      onReport={(template) => trying(take(template), "The report could not be made.")}
      onList={(file) => trying(check(file), "The list could not be checked.")}
    />
  );
}
