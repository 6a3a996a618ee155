import type { ElementExposure } from "@stopbank/contract/elements";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { ExposureOnMapView } from "./ExposureOnMapView.tsx";

export interface ExposureOnMapProps {
  readonly exposures: readonly ElementExposure[];
  readonly elementType: string;
}

/** How the hazards on the map, in the scenarios shown, stand to the element. */
export function ExposureOnMap({ exposures, elementType }: ExposureOnMapProps) {
  const { labels, index } = useMapPage();
  const scene = usePageScene();
  const shown = layersOfKind(scene, "hazard").flatMap((layer) => {
    const exposure = exposures.find(({ hazard_scenario }) => hazard_scenario === layer.scenario);
    return exposure === undefined ? [] : [exposure];
  });
  return (
    <ExposureOnMapView
      exposures={shown}
      isCascading={index.elements.get(elementType)?.is_cascading === true}
      labels={labels}
      terms={useTerms()}
      intensityOf={(hazardId) => index.hazards.get(hazardId)?.intensity_label}
    />
  );
}
