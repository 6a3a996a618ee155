import { Button } from "@blueprintjs/core";
import { AddIcon, LayersIcon } from "@blueprintjs/icons";
import { useTerms } from "@stopbank/plugin-api/browser";
import { clearLayers, kindsOf } from "@stopbank/scene/layers";
import { Dialog } from "@stopbank/ui/dialog";
import { Empty } from "@stopbank/ui/states";
import { useState } from "react";
import { useMapPage, usePage, useScene } from "../page/mapPageContext.ts";
import { DaysControl } from "../scenario/DaysControl.tsx";
import { ScenarioControls } from "../scenario/ScenarioControls.tsx";
import { LayerGroup } from "./LayerGroup.tsx";

/** Everything on the map, in the order it is drawn. */
export function LayersTab() {
  const { openAddLayers } = usePage();
  const scene = useScene();
  if (scene.layers.length === 0) return <NoLayers />;
  return (
    <div className="map-page-layers">
      <ScenarioControls />
      <DaysControl />
      <section aria-labelledby="map-layers">
        <h2 id="map-layers">Map Layers</h2>
        {kindsOf(scene).map((kind, index) => (
          <LayerGroup key={kind} kind={kind} index={index} />
        ))}
      </section>
      <div className="map-page-layers-actions">
        <Button icon={<AddIcon />} intent="primary" onClick={() => openAddLayers()} text="Add Layers" />
        <ClearAll />
      </div>
    </div>
  );
}

function NoLayers() {
  const { openAddLayers } = usePage();
  const { hazard } = useTerms();
  return (
    <Empty
      icon={<LayersIcon size={32} />}
      action={
        <Button icon={<AddIcon />} intent="primary" onClick={() => openAddLayers()} text="Add Layers" />
      }
    >
      The map is empty. Add elements and a {hazard.toLowerCase()} to see what is exposed.
    </Empty>
  );
}

function ClearAll() {
  const { store } = useMapPage();
  const { layers } = useScene();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)} text="Clear All Layers" variant="minimal" />
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Clear all layers"
        role="alertdialog"
        widthPx={400}
        actions={
          <>
            <Button autoFocus onClick={close} text="Cancel" variant="outlined" />
            <Button
              intent="danger"
              onClick={() => {
                close();
                store.apply(clearLayers);
              }}
              text="Clear"
            />
          </>
        }
      >
        {layers.length === 1 ? "The layer" : `All ${layers.length} layers`} will be taken off the map, with
        attribute filters and scenario controls.
      </Dialog>
    </>
  );
}
