import { Button } from "@blueprintjs/core";
import type { Layers } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { TabSet } from "@stopbank/ui/tabs";
import type { ReactNode } from "react";
import { layerName } from "../naming/layerNames.ts";
import type { AddLayersTab } from "../page/pageState.ts";
import { ContextualOptions } from "./ContextualOptions.tsx";
import { ElementOptions } from "./ElementOptions.tsx";
import { HazardOptions } from "./HazardOptions.tsx";
import { LayersPreview } from "./LayersPreview.tsx";
import type { Staging } from "./useStaging.ts";

export interface AddLayersViewProps {
  readonly tab: AddLayersTab;
  readonly layers: Layers;
  readonly index: LayerIndex;
  /** What the client calls hazards. */
  readonly hazardsTerm: string;
  /** The client names hazards and scenarios apart. */
  readonly useHazardName: boolean;
  readonly staging: Staging;
  /** Opens the help text of this name. */
  readonly onHelp: (file: string) => void;
  readonly onTab: (tab: AddLayersTab) => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** All layers there are, by kind, beside those that were chosen. */
export function AddLayersView(props: AddLayersViewProps) {
  const { tab, layers, index, hazardsTerm, useHazardName, staging, onHelp, onTab, onCancel, onDone } = props;
  const isAssessed = (hazardId: string) =>
    [...index.elements.values()].some((element) => element.hazards.includes(hazardId));
  const panel = (options: ReactNode) => <div className="map-page-add-options">{options}</div>;
  return (
    <div className="map-page-add-body">
      <TabSet<AddLayersTab>
        chosen={tab}
        className="map-page-add-tabs"
        id="add-layers"
        onChoose={onTab}
        tabs={[
          {
            id: "elements",
            panel: panel(<ElementOptions assets={layers.assets} staging={staging} onHelp={onHelp} />),
            title: "ELEMENTS",
          },
          {
            id: "hazards",
            panel: panel(
              <HazardOptions
                hazards={layers.hazards}
                hazardsTerm={hazardsTerm}
                useHazardName={useHazardName}
                isAssessed={isAssessed}
                staging={staging}
                onHelp={onHelp}
              />,
            ),
            title: hazardsTerm.toUpperCase(),
          },
          {
            id: "contextual",
            panel: panel(
              <ContextualOptions information={layers.information} staging={staging} onHelp={onHelp} />,
            ),
            title: "CONTEXTUAL",
          },
        ]}
      />
      <aside className="map-page-add-preview" aria-label="Layers Preview">
        <LayersPreview
          staged={staging.staged}
          nameOf={(layer) => layerName(layer, index, useHazardName)}
          hazardsTerm={hazardsTerm}
          onRemove={staging.toggle}
        />
        <div className="map-page-add-actions">
          <Button onClick={onCancel} text="Cancel" variant="outlined" />
          <Button intent="primary" onClick={onDone} text="Done" />
        </div>
      </aside>
    </div>
  );
}
