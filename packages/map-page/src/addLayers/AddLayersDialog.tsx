import { useTerms } from "@stopbank/plugin-api/browser";
import { setLayers } from "@stopbank/scene/layers";
import { Dialog } from "@stopbank/ui/dialog";
import { useMapPage, usePage, usePageState } from "../page/mapPageContext.ts";
import type { AddLayersTab } from "../page/pageState.ts";
import { AddLayersView } from "./AddLayersView.tsx";
import { useStaging } from "./useStaging.ts";

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
  const { openAddLayers, closeAddLayers, openHelp } = usePage();
  const { store, layers, index, useHazardName } = useMapPage();
  const { hazards } = useTerms();
  const staging = useStaging();
  return (
    <AddLayersView
      tab={tab}
      layers={layers}
      index={index}
      hazardsTerm={hazards}
      useHazardName={useHazardName}
      staging={staging}
      onHelp={openHelp}
      onTab={openAddLayers}
      onCancel={closeAddLayers}
      onDone={() => {
        store.apply(setLayers(staging.staged));
        closeAddLayers();
      }}
    />
  );
}
