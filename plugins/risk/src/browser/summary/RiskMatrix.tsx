import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { useTerms } from "@stopbank/plugin-api/browser";
import { entryOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { severalTitle } from "../../domain/summary/severalTitle.ts";
import { MatrixView } from "./MatrixView.tsx";
import type { MatrixRow } from "./useMatrixRows.ts";
import type { RiskStats } from "./useRiskStats.ts";
import { useSections } from "./useSections.ts";

export interface RiskMatrixProps {
  readonly stats: RiskStats;
  readonly rows: readonly MatrixRow[];
}

/** The whole summary at a glance, from the answers its sections draw. */
export function RiskMatrix({ stats, rows }: RiskMatrixProps) {
  const { index, useHazardName } = useMapPage();
  const { hazards: hazardsWord } = useTerms();
  const scene = usePageScene();
  const { goTo } = useSections();
  const hazards = layersOfKind(scene, "hazard");
  const columns = hazards.map((layer) => ({
    hazard: entryOf(layer),
    ...layerName(layer, index, useHazardName),
  }));
  // One cell would say what stands below it.
  if (rows.length * hazards.length < 2) return null;
  return (
    <MatrixView
      caption={`Elements by ${hazardsWord.toLowerCase()}`}
      columns={stats.together === undefined ? columns : [...columns, { hazard: "", title: severalTitle }]}
      rows={rows}
      onOpen={goTo}
    />
  );
}
