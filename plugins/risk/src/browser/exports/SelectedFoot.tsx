import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { SelectedFootView } from "./SelectedFootView.tsx";
import { useExports } from "./useExports.ts";

/** Below the selected element: its report. Nothing while nothing is selected that has one. */
export function SelectedFoot() {
  const { index } = useMapPage();
  const { selected } = usePageScene();
  const { isVisitor, elementReport } = useExports();
  const hasReport = !isVisitor && selected !== undefined && index.elements.has(selected.type);
  return hasReport ? <SelectedFootView onReport={elementReport} /> : null;
}
