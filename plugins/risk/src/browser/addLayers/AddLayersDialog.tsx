import { Button, Tab, Tabs } from "@blueprintjs/core";
import { useTerms } from "@stopbank/plugin-api/browser";
import { setLayers } from "@stopbank/scene/layers";
import { Dialog } from "@stopbank/ui/dialog";
import { useSnapshot } from "valtio";
import { useRisk } from "../riskContext.ts";
import { type AddLayersTab, closeAddLayers, openAddLayers, page } from "../state.ts";
import { ContextualOptions } from "./ContextualOptions.tsx";
import { ElementOptions } from "./ElementOptions.tsx";
import { HazardOptions } from "./HazardOptions.tsx";
import { LayersPreview } from "./LayersPreview.tsx";
import { type Staging, useStaging } from "./useStaging.ts";

/** Choose layers, see what was chosen, then put it on the map all at once, or not at all. */
export function AddLayersDialog() {
  const { addLayers: tab } = useSnapshot(page);
  return (
    <Dialog
      isOpen={tab !== undefined}
      onClose={closeAddLayers}
      title="Add Layers"
      widthPx={860}
      closesOnOutsideClick={false}
      className="risk-add"
      flush
    >
      {/* Kept while the dialog fades, so that it does not empty before the eyes. */}
      <AddLayers tab={tab ?? "elements"} />
    </Dialog>
  );
}

function AddLayers({ tab }: { readonly tab: AddLayersTab }) {
  const { store } = useRisk();
  const { hazards } = useTerms();
  const staging = useStaging();
  const done = () => {
    store.apply(setLayers(staging.staged));
    closeAddLayers();
  };
  const panel = (content: (staging: Staging) => React.ReactNode) => (
    <div className="risk-add-options">{content(staging)}</div>
  );
  return (
    <div className="risk-add-body">
      <Tabs
        className="risk-add-tabs"
        id="add-layers"
        onChange={(next) => openAddLayers(next as AddLayersTab)}
        renderActiveTabPanelOnly
        selectedTabId={tab}
      >
        <Tab id="elements" panel={panel((given) => <ElementOptions staging={given} />)} title="ELEMENTS" />
        <Tab
          id="hazards"
          panel={panel((given) => <HazardOptions staging={given} />)}
          title={hazards.toUpperCase()}
        />
        <Tab
          id="contextual"
          panel={panel((given) => <ContextualOptions staging={given} />)}
          title="CONTEXTUAL"
        />
      </Tabs>
      <aside className="risk-add-preview" aria-label="Layers Preview">
        <LayersPreview staging={staging} />
        <div className="risk-add-actions">
          <Button onClick={closeAddLayers} text="Cancel" variant="outlined" />
          <Button intent="primary" onClick={done} text="Done" />
        </div>
      </aside>
    </div>
  );
}
