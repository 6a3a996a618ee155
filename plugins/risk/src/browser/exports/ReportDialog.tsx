import { ApiError } from "@stopbank/contract/client";
import { mapPages } from "@stopbank/map-page/pages";
import {
  call,
  scenes,
  useGet,
  useNetwork,
  useService,
  useTerms,
  useToaster,
} from "@stopbank/plugin-api/browser";
import { useEffect, useState } from "react";
import { type ReportChoices, usualChoices } from "../../domain/exports/reportChoices.ts";
import { reportTitle } from "../../domain/exports/reportTitle.ts";
import { keepChoices, lastChoices } from "./keptChoices.ts";
import { ReportDialogView } from "./ReportDialogView.tsx";
import { runExport } from "./runExport.ts";
import { scheduleReport } from "./scheduleReport.ts";

/** How the report of the risk map is made: as they last chose it, unless they choose otherwise, which is kept for next time. */
export default function ReportDialog({ close }: { readonly close: () => void }) {
  const get = useGet();
  const network = useNetwork();
  const toaster = useToaster();
  const usualTitle = reportTitle(useTerms());
  const own = useService(scenes).of("risk");
  const store = useService(mapPages).of("risk").shownStore() ?? own;
  const [choices, setChoices] = useState<ReportChoices>();
  const [isScheduled, setScheduled] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    lastChoices(network).then(setChoices, () => undefined);
  }, [network]);

  const make = async (chosen: ReportChoices) => {
    // A report goes without being remembered.
    keepChoices(network, chosen).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) window.reportError(error);
    });
    if (!isScheduled) {
      close();
      return runExport({ what: "summary", choices: chosen }, store, get);
    }
    const title = chosen.title || usualTitle;
    const isNew = await scheduleReport({ store, call: await get(call), network }, { ...chosen, title });
    close();
    toaster.success(
      isNew
        ? "The report is scheduled. The first is made now: find it under Jobs."
        : "You have this schedule already: find it under Jobs.",
    );
  };
  return (
    <ReportDialogView
      choices={choices ?? usualChoices}
      isLoading={choices === undefined}
      isScheduled={isScheduled}
      isWorking={isWorking}
      onCancel={close}
      onChange={setChoices}
      onMake={() => {
        if (choices === undefined || isWorking) return;
        setWorking(true);
        setRefusal(undefined);
        make({ ...choices, title: choices.title.trim() })
          .catch((error: unknown) => {
            if (error instanceof DOMException && error.name === "AbortError") return;
            setRefusal(
              error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.",
            );
          })
          .finally(() => setWorking(false));
      }}
      onSchedule={setScheduled}
      refusal={refusal}
      usualTitle={usualTitle}
    />
  );
}
