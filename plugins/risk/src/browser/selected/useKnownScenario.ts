import { DomainError } from "@stopbank/errors";
import { useMapPage } from "@stopbank/map-page/context";
import { useToaster } from "@stopbank/plugin-api/browser";
import { addKnownRisk, removeScenario } from "@stopbank/scene/known-risks";

/** Puts a scenario that reaches the selected element on the map beside what is there, or takes it off. */
export function useKnownScenario() {
  const { store, isCascading } = useMapPage();
  const toaster = useToaster();
  return {
    add(hazardId: string, tag: string) {
      try {
        store.apply(addKnownRisk(hazardId, tag, isCascading));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        toaster.warning(error.message);
      }
    },
    remove: (tag: string) => store.apply(removeScenario(tag)),
  };
}
