import type { MapController } from "@stopbank/map/controller";
import { mapPicture } from "@stopbank/map/picture";
import { useFeedback } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { layerName, wholeName } from "../naming/layerNames.ts";
import { useMapPage } from "../page/mapPageContext.ts";

/** Messages to the organisation list what is on this map, and may have its picture, for as long as it is shown. */
export function useShownForFeedback({ map }: MapController): void {
  const { shows } = useFeedback();
  const { store, index, useHazardName } = useMapPage();
  useEffect(
    () =>
      shows({
        layers: () =>
          store.state.scene.layers.map((layer) => wholeName(layerName(layer, index, useHazardName))),
        picture: () => mapPicture(map),
      }),
    [shows, map, store, index, useHazardName],
  );
}
