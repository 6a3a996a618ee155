import { ApiError } from "@stopbank/contract/client";
import { useMapPage } from "@stopbank/map-page/context";
import {
  pageJobs,
  session,
  useCall,
  useClient,
  useNetwork,
  useService,
  useSession,
  useTerms,
  useToaster,
} from "@stopbank/plugin-api/browser";
import type { ExportFormat } from "../../domain/exports/exportFormats.ts";
import { reportTitle } from "../../domain/exports/reportTitle.ts";

/** Whom people turn to, where their organisation names nobody (AMB-34). */
const usualContact = "Urban Intelligence";

/** What can be taken home of a map page. What it takes is fetched when it is asked for. */
export function useExports() {
  const { store, index, isOn } = useMapPage();
  const call = useCall();
  const toaster = useToaster();
  const network = useNetwork();
  const client = useClient();
  const terms = useTerms();
  const live = useService(session);
  const fetchJobs = useService(pageJobs);
  const isVisitor = useSession().status === "visitor";
  const attempt = (failed: string, work: () => Promise<void>) =>
    void work().catch((error: unknown) => {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      const why = error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.";
      toaster.error(`${failed} ${why}`);
    });
  const report = (template: "risk-summary" | "element-report", title: string) =>
    attempt("The report could not be made.", async () => {
      const [{ exportReport }, jobs] = await Promise.all([import("./exportReport.ts"), fetchJobs()]);
      await exportReport({ store, call, jobs }, template, title);
    });
  return {
    isVisitor,
    logIn: () => live.askToLogIn(window.location.pathname + window.location.search),
    riskReport: () => report("risk-summary", reportTitle(terms)),
    elementReport: () => report("element-report", "Element report"),
    file: (format: ExportFormat) =>
      attempt("The data could not be exported.", async () => {
        if (format === "xlsx" && isOn("asyncSummaryReport")) {
          const [{ exportSlowly }, jobs] = await Promise.all([import("./exportSlowly.ts"), fetchJobs()]);
          const contact = usualContact;
          return exportSlowly({
            store,
            index,
            call,
            network,
            jobs,
            toaster,
            clientName: client.name,
            contact,
          });
        }
        const [{ exportFile }, jobs] = await Promise.all([import("./exportFile.ts"), fetchJobs()]);
        await exportFile({ store, index, call, jobs, toaster, clientName: client.name }, format);
      }),
  };
}
