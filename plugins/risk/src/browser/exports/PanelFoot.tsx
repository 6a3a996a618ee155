import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { SelectedFoot } from "./SelectedFoot.tsx";
import { SummaryFoot } from "./SummaryFoot.tsx";

/** How a report is made, as a dialog. */
export const loadReportDialog = () => import("./ExportList.tsx").then((list) => list.loadReportDialog());

/** Below the summary and below the selected element: of each tab its own. One file for both, which is fetched with the page. */
export default function PanelFoot() {
  const { selectionTab } = useMapPage();
  const { drawer } = usePageScene();
  return drawer.focus === selectionTab ? <SelectedFoot /> : <SummaryFoot />;
}
