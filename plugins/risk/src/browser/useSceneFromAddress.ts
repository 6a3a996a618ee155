import type { Layers } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { fitToDataset } from "@stopbank/scene/dataset";
import { decodeScene } from "@stopbank/scene/query";
import type { SceneStore } from "@stopbank/scene/store";
import { connectUrl } from "@stopbank/scene/url";
import { useLayoutEffect, useState } from "react";
import { leftOutOfLink } from "../domain/leftOutOfLink.ts";

/**
 * Puts the scene of the address on the map, then keeps the two in step.
 *
 * @returns whether the scene stands, so that the map starts where it should.
 */
export function useSceneFromAddress(store: SceneStore, layers: Layers): boolean {
  const call = useCall();
  const client = useClient();
  const toaster = useToaster();
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const start = store.state.scene;
    const linked = decodeScene(window.location.search, start);
    const isOurs = linked.scene.client === client.name;
    if (!isOurs)
      toaster.warning(
        `The link shows a map of another organisation (${linked.scene.client}). Change to it, then open the link again.`,
      );
    const decoded = isOurs ? linked : { scene: start, ignored: [] };
    const version = decoded.scene.datasetVersion;
    const fitted = fitToDataset(decoded.scene, layers);
    const ignored = [...decoded.ignored, ...fitted.ignored];
    if (fitted.scene !== start) store.replace(fitted.scene, ignored);
    if (ignored.length > 0) toaster.warning(leftOutOfLink(ignored));
    if (version !== undefined && version !== layers.dataset_version)
      toaster.info("The data was published anew since this link was made. Figures may differ.");
    setRestored(true);
    return connectUrl(store, {
      storeArea: async (geometry) => (await call(routes.storeArea, { body: { geometry } })).area_id,
      onAreaNotKept: () =>
        toaster.warning("The drawn area is too long for the address and could not be kept for a link."),
    });
  }, [store, layers, call, client, toaster]);
  return isRestored;
}
