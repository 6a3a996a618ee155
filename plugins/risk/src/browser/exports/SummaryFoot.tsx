import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { session, useClient, useService, useSession } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { ExportMenu } from "./ExportMenu.tsx";
import { SummaryFootView } from "./SummaryFootView.tsx";
import { useExport } from "./useExport.ts";

/** Below the summary: how risk is reckoned, and what can be taken home of it once there is something to take. */
export function SummaryFoot() {
  const { config } = useClient();
  const page = useMapPage();
  const scene = usePageScene();
  const live = useService(session);
  const { status } = useSession();
  const take = useExport();
  const hasSummary = (["element", "hazard"] as const).every((kind) => layersOfKind(scene, kind).length > 0);
  return (
    <SummaryFootView methodsUrl={config.methods_report_url}>
      {hasSummary && (
        <ExportMenu
          isVisitor={status === "visitor"}
          onFile={(format) => take({ what: "file", format, page }, page.store)}
          onLogIn={() => live.askToLogIn(window.location.pathname + window.location.search)}
          onReport={() => take({ what: "summary" }, page.store)}
        />
      )}
    </SummaryFootView>
  );
}
