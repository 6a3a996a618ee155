import { DomainError } from "@stopbank/errors";
import { useToaster } from "@stopbank/plugin-api/browser";
import type { SceneLayer } from "@stopbank/scene";
import { removeLayer } from "@stopbank/scene/layers";
import { useMapPage } from "../page/mapPageContext.ts";
import { restoreLayer } from "./restoreLayer.ts";

/** Takes a layer off the map and offers to put it back where it was. */
export function useRemoveLayer(): (layer: SceneLayer, title: string) => void {
  const { store, isCascading } = useMapPage();
  const toaster = useToaster();
  return (layer, title) => {
    const before = store.state.scene;
    store.apply(removeLayer(layer));
    const restore = () => {
      try {
        store.apply(restoreLayer(before, layer, isCascading));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        toaster.warning(error.message);
      }
    };
    toaster.show({
      intent: "info",
      message: `${title} was removed from the map.`,
      action: { label: "Undo", run: restore },
    });
  };
}
