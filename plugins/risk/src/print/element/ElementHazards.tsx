import type { ElementExposure } from "@stopbank/contract/elements";
import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { ElementHazardsView } from "./ElementHazardsView.tsx";

export interface OfExposures {
  readonly exposures: readonly ElementExposure[];
  readonly layer: ElementLayer;
}

/** How the scenarios of the scene stand to the element. */
export function ElementHazards({ exposures, layer }: OfExposures) {
  const { labels, index } = useMapPage();
  const shown = layersOfKind(usePageScene(), "hazard").flatMap(({ scenario }) =>
    exposures.filter(({ hazard_scenario }) => hazard_scenario === scenario),
  );
  return (
    <ElementHazardsView
      exposures={shown}
      isCascading={layer.is_cascading}
      labels={labels}
      terms={useTerms()}
      intensityOf={(id) => index.hazards.get(id)?.intensity_label}
    />
  );
}
