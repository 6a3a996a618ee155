import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { knownHazards } from "../../domain/selected/knownHazards.ts";
import type { ExposureOnMapProps } from "./ExposureOnMap.tsx";
import { KnownHazardsView } from "./KnownHazardsView.tsx";
import { useKnownScenario } from "./useKnownScenario.ts";

/** What the element is exposed to anywhere in the data, each scenario to be put on the map or taken off it. */
export function KnownHazards({ exposures, elementType }: ExposureOnMapProps) {
  const { labels, index } = useMapPage();
  const layers = layersOfKind(usePageScene(), "hazard");
  const { add, remove } = useKnownScenario();
  return (
    <KnownHazardsView
      known={knownHazards(exposures)}
      term={useTerms().threats}
      isCascading={index.elements.get(elementType)?.is_cascading === true}
      labels={labels}
      shown={layers.map(({ scenario }) => scenario)}
      nameOf={({ hazard_id, hazard_scenario, display_name }) =>
        index.hazards.get(hazard_id)?.scenarios.find(({ assetTag }) => assetTag === hazard_scenario)
          ?.scenario_name ?? display_name
      }
      onAdd={add}
      onRemove={remove}
    />
  );
}
