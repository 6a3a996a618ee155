import { usePageScene } from "@stopbank/map-page/context";
import { useClient } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { ExportMenu } from "./ExportMenu.tsx";
import { SummaryFootView } from "./SummaryFootView.tsx";
import { useExports } from "./useExports.ts";

/** Below the summary: how risk is reckoned, and what can be taken home of it once there is something to take. */
export function SummaryFoot() {
  const { config } = useClient();
  const scene = usePageScene();
  const { isVisitor, logIn, riskReport, file } = useExports();
  const hasSummary = (["element", "hazard"] as const).every((kind) => layersOfKind(scene, kind).length > 0);
  return (
    <SummaryFootView methodsUrl={config.methods_report_url}>
      {hasSummary && <ExportMenu isVisitor={isVisitor} onFile={file} onLogIn={logIn} onReport={riskReport} />}
    </SummaryFootView>
  );
}
