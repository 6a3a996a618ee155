import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { stateWords } from "@stopbank/map-page/state-words";
import { session, useService } from "@stopbank/plugin-api/browser";
import { selectElement, setCamera } from "@stopbank/scene/view";
import { Failed, Loading } from "@stopbank/ui/states";
import { useState } from "react";
import { stateLook } from "../../domain/comparison/stateLook.ts";
import { ChangedElementsView } from "./ChangedElementsView.tsx";
import { type ChangedElementsSource, useChangedElements } from "./useChangedElements.ts";

/** As close as a single building is looked at. */
const closeZoom = 16;

/** The elements of a layer that change the most; each leads the map to it, and is selected by those who are signed in. */
export function ChangedElementsList({
  element,
  source,
}: {
  readonly element: ElementLayer;
  readonly source: ChangedElementsSource;
}) {
  const { store, labels } = useMapPage();
  const scene = usePageScene();
  const live = useService(session);
  const [change, setChange] = useState<"worse" | "better">("worse");
  const { pages, error, retry, isLoading, hasMore, more } = useChangedElements(source, change);
  const words = stateWords(element);
  if (error !== undefined)
    return <Failed error={error} retry={retry} what="These elements could not be listed" />;
  if (pages.length === 0 && isLoading) return <Loading label="Listing what changes the most" />;
  return (
    <ChangedElementsView
      change={change}
      pages={pages}
      look={(state) => stateLook(state, labels, words)}
      chosen={scene.selected?.type === element.type ? scene.selected.id : undefined}
      hasMore={hasMore}
      isLoading={isLoading}
      onChange={setChange}
      onMore={more}
      onChoose={({ asset_id: id, place }) => {
        // The map flies to what is selected. A visitor selects nothing, and is taken to the place.
        if (live.get().status === "signed-in") store.apply(selectElement({ type: element.type, id }));
        else if (place !== null) {
          const { camera } = store.state.scene;
          const [longitude, latitude] = place;
          const zoom = Math.max(camera.zoom, closeZoom);
          store.apply(setCamera({ ...camera, longitude, latitude, zoom }), { undoable: false });
        }
      }}
    />
  );
}
