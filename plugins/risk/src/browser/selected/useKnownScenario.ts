import { DomainError } from "@stopbank/errors";
import { useMapPage } from "@stopbank/map-page/context";
import { useToaster } from "@stopbank/plugin-api/browser";
import { addLayer, hazardLayer, removeLayer, setScenario } from "@stopbank/scene/layers";

/** Puts a scenario on the map, in the place of another of its hazard, or takes the hazard off. */
export function useKnownScenario() {
  const { store, index, isCascading } = useMapPage();
  const toaster = useToaster();
  return {
    add(hazardId: string, tag: string) {
      const scenario = index.hazards.get(hazardId)?.scenarios.find(({ assetTag }) => assetTag === tag);
      try {
        store.apply((scene) =>
          setScenario(
            hazardId,
            tag,
            scenario?.parameters ?? {},
          )(addLayer(hazardLayer(hazardId, tag), isCascading)(scene)),
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        toaster.warning(error.message);
      }
    },
    remove: (hazardId: string) => store.apply(removeLayer({ kind: "hazard", id: hazardId })),
  };
}
