import { useMapPage } from "@stopbank/map-page/context";
import { scenarioName } from "@stopbank/map-page/layer-names";
import { useTerms } from "@stopbank/plugin-api/browser";
import { knownHazards } from "../../domain/selected/knownHazards.ts";
import type { OfExposures } from "./ElementHazards.tsx";
import { KnownToElementView } from "./KnownToElementView.tsx";

/** What the element is exposed to anywhere in the data. */
export function KnownToElement({ exposures, layer }: OfExposures) {
  const { labels, index, useHazardName } = useMapPage();
  const { threats, vulnerability } = useTerms();
  return (
    <KnownToElementView
      known={knownHazards(exposures)}
      term={threats}
      vulnerability={vulnerability}
      isCascading={layer.is_cascading}
      labels={labels}
      nameOf={({ hazard_id, hazard_scenario, display_name }) => {
        const hazard = index.hazards.get(hazard_id);
        if (hazard === undefined) return display_name;
        const { title, detail } = scenarioName(hazard, hazard_scenario, useHazardName);
        return detail ?? title;
      }}
    />
  );
}
