import { Button } from "@blueprintjs/core";
import { useTerms } from "@stopbank/plugin-api/browser";
import { setLayers } from "@stopbank/scene/layers";
import { Dialog } from "@stopbank/ui/dialog";
import { TabSet } from "@stopbank/ui/tabs";
import type { ComponentType } from "react";
import { useMapPage, usePage, usePageState } from "../page/mapPageContext.ts";
import type { AddLayersTab } from "../page/pageState.ts";
import { ContextualOptions } from "./ContextualOptions.tsx";
import { ElementOptions } from "./ElementOptions.tsx";
import { HazardOptions } from "./HazardOptions.tsx";
import { LayersPreview } from "./LayersPreview.tsx";
import { type Staging, useStaging } from "./useStaging.ts";

/** Choose layers, see what was chosen, then put it on the map all at once, or not at all. */
export function AddLayersDialog() {
  const { closeAddLayers } = usePage();
  const { addLayers: tab } = usePageState();
  return (
    <Dialog
      isOpen={tab !== undefined}
      onClose={closeAddLayers}
      title="Add Layers"
      widthPx={860}
      closesOnOutsideClick={false}
      className="map-page-add"
      flush
    >
      {/* Kept while the dialog fades, so that it does not empty before the eyes. */}
      <AddLayers tab={tab ?? "elements"} />
    </Dialog>
  );
}

function AddLayers({ tab }: { readonly tab: AddLayersTab }) {
  const { openAddLayers, closeAddLayers } = usePage();
  const { store } = useMapPage();
  const { hazards } = useTerms();
  const staging = useStaging();
  const done = () => {
    store.apply(setLayers(staging.staged));
    closeAddLayers();
  };
  const panel = (Options: ComponentType<{ staging: Staging }>) => (
    <div className="map-page-add-options">
      <Options staging={staging} />
    </div>
  );
  return (
    <div className="map-page-add-body">
      <TabSet<AddLayersTab>
        chosen={tab}
        className="map-page-add-tabs"
        id="add-layers"
        onChoose={openAddLayers}
        tabs={[
          { id: "elements", panel: panel(ElementOptions), title: "ELEMENTS" },
          { id: "hazards", panel: panel(HazardOptions), title: hazards.toUpperCase() },
          { id: "contextual", panel: panel(ContextualOptions), title: "CONTEXTUAL" },
        ]}
      />
      <aside className="map-page-add-preview" aria-label="Layers Preview">
        <LayersPreview staging={staging} />
        <div className="map-page-add-actions">
          <Button onClick={closeAddLayers} text="Cancel" variant="outlined" />
          <Button intent="primary" onClick={done} text="Done" />
        </div>
      </aside>
    </div>
  );
}
