import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName, spokenName } from "@stopbank/map-page/layer-names";
import { useClient, useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { AskedView } from "./AskedView.tsx";
import type { About } from "./useAbout.ts";

export interface AskedProps {
  readonly stats: RiskStats;
  readonly about: About;
  readonly leftOut: string | undefined;
}

/** What the report answers. */
export function Asked({ stats, about, leftOut }: AskedProps) {
  const { index, layers, useHazardName } = useMapPage();
  const { displayName } = useClient();
  const { hazards: term } = useTerms();
  const scene = usePageScene();
  const { n_days: days } = stats.question.query;
  return (
    <AskedView
      client={displayName}
      filters={about.filters}
      elements={layersOfKind(scene, "element").map(({ id }) => index.elements.get(id)?.display_name ?? id)}
      hazardsTerm={term}
      hazards={layersOfKind(scene, "hazard").map((layer) => {
        const named = layerName(layer, index, useHazardName);
        return named.detail === undefined ? spokenName(named) : `${named.title}, ${named.detail}`;
      })}
      days={days}
      version={layers.dataset_version}
      leftOut={leftOut}
    />
  );
}
