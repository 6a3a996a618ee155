import { scenes, useService } from "@stopbank/plugin-api/browser";
import { openDrawer } from "@stopbank/scene/view";
import { mapLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import { chooseProperty } from "../../domain/chosenProperty.ts";
import { type Searched, usePropertyLook } from "../data/propertyLook.ts";
import { usePropertyConfig } from "../data/useProperty.ts";
import { PropertySearchView, type PropertySearchViewProps } from "./PropertySearchView.tsx";
import { useSuggestions } from "./useSuggestions.ts";

/** Finds a property and puts it before the reader: its details, and the map around it. */
export function PropertySearch({ size }: Pick<PropertySearchViewProps, "size">) {
  const store = useService(scenes).of("property");
  const { begin, searched: kept, keepSearched } = usePropertyLook();
  const config = usePropertyConfig();
  const [{ text, chosen }, setSearched] = useState(kept);
  const enter = (next: Searched) => {
    setSearched(next);
    keepSearched(next);
  };
  const layer = mapLoadable(config, ({ asset_type }) => asset_type);
  const suggested = useSuggestions(chosen === undefined ? text : "", layer);
  return (
    <PropertySearchView
      size={size}
      text={text}
      suggested={suggested}
      hasChosen={chosen !== undefined}
      // What is edited is no longer what was chosen.
      onText={(next) => enter({ text: next, chosen: undefined })}
      onChoose={(suggestion) => enter({ text: suggestion.search_match, chosen: suggestion })}
      onSearch={() => {
        if (chosen === undefined || layer.state !== "ready") return;
        store.apply(chooseProperty({ type: layer.value, id: chosen.asset_id }));
        store.apply(openDrawer("details"), { undoable: false });
        begin();
      }}
    />
  );
}
