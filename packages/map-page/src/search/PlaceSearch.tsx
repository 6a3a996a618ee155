import type { FoundPlace } from "@stopbank/contract/search";
import { DomainError } from "@stopbank/errors";
import type { MapController } from "@stopbank/map/controller";
import { session, useService, useToaster } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { inUsefulOrder } from "./inUsefulOrder.ts";
import { PlaceSearchView } from "./PlaceSearchView.tsx";
import { showFound } from "./showFound.ts";
import { usePlaces } from "./usePlaces.ts";

/** Looks for a name in the client's data and takes the map there; an element is selected. */
export function PlaceSearch({ controller }: { readonly controller: MapController }) {
  const { page, store, index, isCascading, selectionTab } = useMapPage();
  const toaster = useToaster();
  const live = useService(session);
  const [text, setText] = useState(page.state.searchText);
  const scene = usePageScene();
  const found = usePlaces(text);
  const isShown = (type: string) => layersOfKind(scene, "element").some(({ id }) => id === type);
  const suggested =
    found.state === "found"
      ? { ...found, found: inUsefulOrder(found.found, { isShown, isCascading }) }
      : found;
  const enter = (next: string) => {
    setText(next);
    page.keepSearchText(next);
  };
  const choose = (place: FoundPlace) => {
    enter(place.title);
    controller.flyToPlace(place);
    const maySelect = live.get().status === "signed-in";
    try {
      store.apply(showFound(place, { index, isCascading, selectionTab, maySelect }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      toaster.warning(error.message);
    }
  };
  return <PlaceSearchView text={text} suggested={suggested} onText={enter} onChoose={choose} />;
}
