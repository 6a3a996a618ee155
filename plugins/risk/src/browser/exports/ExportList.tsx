import { useNavigation } from "@stopbank/plugin-api/browser";
import { ExportListView, type ExportListViewProps } from "./ExportListView.tsx";

/** How a report is made, as a dialog. */
export const loadReportDialog = () => import("./ReportDialog.tsx");

/** What can be taken home of a map. What takes more choosing opens as a dialog, which is fetched then. */
export function ExportList(props: Omit<ExportListViewProps, "onChooseReport">) {
  const { openDialog } = useNavigation();
  return <ExportListView {...props} onChooseReport={() => openDialog("risk.report")} />;
}
