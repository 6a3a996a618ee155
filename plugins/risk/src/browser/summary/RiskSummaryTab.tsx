import { usePage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { ElementSection } from "./ElementSection.tsx";
import { FilterNotices } from "./FilterNotices.tsx";
import { MissingLayers } from "./MissingLayers.tsx";
import { RiskMatrix } from "./RiskMatrix.tsx";
import { RiskSummaryView } from "./RiskSummaryView.tsx";
import { useRiskStats } from "./useRiskStats.ts";

/** What the hazards on the map do to the elements on it. */
export function RiskSummaryTab() {
  const scene = usePageScene();
  const { isIdle, stats, isUpdating, error, retry } = useRiskStats();
  if (isIdle) return <Missing />;
  return (
    <RiskSummaryView
      isAnswered={stats !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      notices={<FilterNotices />}
    >
      {stats !== undefined && <RiskMatrix stats={stats} />}
      {stats !== undefined &&
        layersOfKind(scene, "element").map(({ id }) => (
          <ElementSection key={id} type={id} stats={stats} isFiltered={isFiltered(scene)} />
        ))}
    </RiskSummaryView>
  );
}

function Missing() {
  const { openAddLayers } = usePage();
  const scene = usePageScene();
  const lacksElement = layersOfKind(scene, "element").length === 0;
  const lacksHazard = layersOfKind(scene, "hazard").length === 0;
  return (
    <MissingLayers
      lacks={lacksElement ? (lacksHazard ? "both" : "elements") : "hazards"}
      terms={useTerms()}
      onAdd={openAddLayers}
    />
  );
}
