import type { HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import { DomainError } from "@stopbank/errors";
import { useMapPage } from "@stopbank/map-page/context";
import { useToaster } from "@stopbank/plugin-api/browser";
import type { HazardSceneLayer } from "@stopbank/scene";
import { addLayer, hazardLayer, setScenario } from "@stopbank/scene/layers";
import { type Projection, projectionOf } from "../../domain/projection/projectedParameters.ts";
import { useChosen, useRiskChoices } from "../state.ts";

export interface ProjectionState {
  readonly hazard: HazardDetail;
  /** On the map now. */
  readonly scenarioTag: string;
  readonly projection: Projection;
  readonly pickPrimary: (key: string) => void;
  readonly pickSecondary: (value: ParameterValue) => void;
  /** Puts the scenario of a column on the map. */
  readonly show: (scenarioTag: string) => void;
}

/**
 * Along which parameter a hazard is drawn, in every chart of it alike. Undefined where it has none to be drawn along.
 */
export function useProjection({ id, scenario }: HazardSceneLayer): ProjectionState | undefined {
  const { store, index, isCascading } = useMapPage();
  const toaster = useToaster();
  const { setProjection } = useRiskChoices();
  const choice = useChosen().projections[id];
  const hazard = index.hazards.get(id);
  const projection = hazard === undefined ? undefined : projectionOf(hazard, scenario, choice);
  if (hazard === undefined || projection === undefined) return undefined;
  return {
    hazard,
    scenarioTag: scenario,
    projection,
    pickPrimary: (primary) => setProjection(id, { primary }),
    pickSecondary: (secondary) =>
      setProjection(id, { primary: projection.primary.key, secondary, asOf: scenario }),
    show: (tag) => {
      const parameters = hazard.scenarios.find(({ assetTag }) => assetTag === tag)?.parameters;
      if (parameters === undefined) return;
      try {
        // Where the hazard is there in known scenarios alone, it joins them.
        store.apply((scene) =>
          setScenario(id, tag, parameters)(addLayer(hazardLayer(id, tag), isCascading)(scene)),
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        toaster.warning(error.message);
      }
    },
  };
}
