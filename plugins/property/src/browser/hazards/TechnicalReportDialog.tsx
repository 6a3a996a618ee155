import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { usePropertyLook } from "../data/propertyLook.ts";
import { type ReportTab, TechnicalReportView } from "./TechnicalReportView.tsx";

/** The technical report that somebody asked for. */
export function TechnicalReportDialog() {
  const { report, closeReport } = usePropertyLook();
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
