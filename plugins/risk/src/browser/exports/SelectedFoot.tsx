import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useSession } from "@stopbank/plugin-api/browser";
import { SelectedFootView } from "./SelectedFootView.tsx";
import { useExport } from "./useExport.ts";

/** Below the selected element: its report. Nothing while nothing is selected that has one. */
export function SelectedFoot() {
  const { index, store } = useMapPage();
  const { selected } = usePageScene();
  const { status } = useSession();
  const take = useExport();
  const hasReport = status !== "visitor" && selected !== undefined && index.elements.has(selected.type);
  return hasReport ? <SelectedFootView onReport={() => take({ what: "element" }, store)} /> : null;
}
