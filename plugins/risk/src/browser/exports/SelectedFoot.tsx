import { Button } from "@blueprintjs/core";
import { ExportIcon } from "@blueprintjs/icons";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useExports } from "./useExports.ts";

/** Below the selected element: its report. Nothing while nothing is selected that has one. */
export function SelectedFoot() {
  const { index } = useMapPage();
  const { selected } = usePageScene();
  const { isVisitor, elementReport } = useExports();
  if (isVisitor || selected === undefined || !index.elements.has(selected.type)) return null;
  return (
    <footer className="map-page-panel-footer risk-foot">
      <Button icon={<ExportIcon />} onClick={elementReport} text="Download Element Report" />
    </footer>
  );
}
