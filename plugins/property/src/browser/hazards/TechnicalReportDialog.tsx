import { Button } from "@blueprintjs/core";
import { useService } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { useSnapshot } from "valtio";
import { propertyLook } from "../look.ts";
import { type ReportTab, TechnicalReportView } from "./TechnicalReportView.tsx";

/** The technical report that somebody asked for. */
export function TechnicalReportDialog() {
  const { state, closeReport } = useService(propertyLook);
  const { report } = useSnapshot(state);
  const [tab, setTab] = useState<ReportTab>("details");
  return (
    <Dialog
      isOpen={report !== undefined}
      onClose={closeReport}
      onClosed={() => setTab("details")}
      title={report?.title ?? "Technical report"}
      widthPx={560}
      actions={<Button onClick={closeReport} text="Close" variant="outlined" />}
    >
      {report !== undefined && <TechnicalReportView report={report} tab={tab} onTab={setTab} />}
    </Dialog>
  );
}
