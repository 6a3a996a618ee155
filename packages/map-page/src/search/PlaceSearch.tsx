import type { FoundPlace } from "@stopbank/contract/search";
import { DomainError } from "@stopbank/errors";
import type { MapController } from "@stopbank/map/controller";
import { session, useService, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import { PlaceSearchView } from "./PlaceSearchView.tsx";
import { showFound } from "./showFound.ts";
import { usePlaces } from "./usePlaces.ts";

/** Looks for a name in the client's data and takes the map there; an element is selected. */
export function PlaceSearch({ controller }: { readonly controller: MapController }) {
  const { store, index, isCascading, selectionTab } = useMapPage();
  const toaster = useToaster();
  const live = useService(session);
  const [text, setText] = useState("");
  const suggested = usePlaces(text);
  const choose = (place: FoundPlace) => {
    setText(place.title);
    controller.flyToPlace(place);
    const maySelect = live.get().status === "signed-in";
    try {
      store.apply(showFound(place, { index, isCascading, selectionTab, maySelect }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      toaster.warning(error.message);
    }
  };
  return <PlaceSearchView text={text} suggested={suggested} onText={setText} onChoose={choose} />;
}
