import { Button } from "@blueprintjs/core";
import type { HazardDetail } from "@stopbank/contract/layers";
import type { HazardSceneLayer } from "@stopbank/scene";
import { controlsOf, resetControls } from "@stopbank/scene/controls";
import { layersOfKind } from "@stopbank/scene/layers";
import { TabSet } from "@stopbank/ui/tabs";
import { useId, useState } from "react";
import { useMapPage, usePage, usePageState, useScene } from "../page/mapPageContext.ts";
import { OrderedControls } from "./OrderedControls.tsx";
import { SwitchedControls } from "./SwitchedControls.tsx";

export interface ControlledHazard {
  readonly hazard: HazardDetail;
  readonly layer: HazardSceneLayer;
}

/** The dials of the hazards on the map that have more than one scenario to choose from. */
export function ScenarioControls() {
  const { index, isOn } = useMapPage();
  const scene = useScene();
  const { toggleControls } = usePage();
  const { showsControls } = usePageState();
  const id = useId();
  const hazards = layersOfKind(scene, "hazard").flatMap((layer): ControlledHazard[] => {
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined || controlsOf(hazard).length === 0 ? [] : [{ hazard, layer }];
  });
  if (hazards.length === 0) return null;
  return (
    <section className="map-page-controls" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>Scenario Controls</h2>
        <Button
          aria-controls={id}
          aria-expanded={showsControls}
          onClick={toggleControls}
          size="small"
          text={showsControls ? "Hide Controls" : "Show Controls"}
          variant="minimal"
        />
      </header>
      <div id={id} hidden={!showsControls}>
        {isOn("newHazardControls") ? (
          <TabbedHazards hazards={hazards} />
        ) : (
          hazards.map((one) => (
            <section key={one.layer.id} className="map-page-controls-hazard" aria-label={one.hazard.title}>
              <h3>{one.hazard.title}</h3>
              <SwitchedControls {...one} />
            </section>
          ))
        )}
        <ResetAll hazards={hazards} />
      </div>
    </section>
  );
}

function TabbedHazards({ hazards }: { readonly hazards: readonly ControlledHazard[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = hazards.find(({ layer }) => layer.id === chosen) ?? hazards[0];
  if (shown === undefined) return null;
  if (hazards.length === 1)
    return (
      <div className="map-page-controls-hazard">
        <h3>{shown.hazard.title}</h3>
        <OrderedControls {...shown} />
      </div>
    );
  return (
    <TabSet
      chosen={shown.layer.id}
      className="map-page-controls-tabs"
      id="scenario-controls"
      onChoose={setChosen}
      tabs={hazards.map((one) => ({
        id: one.layer.id,
        panel: <OrderedControls {...one} />,
        title: one.hazard.title,
      }))}
    />
  );
}

function ResetAll({ hazards }: { readonly hazards: readonly ControlledHazard[] }) {
  const { setControlOrder } = usePage();
  const { store } = useMapPage();
  const reset = () => {
    store.apply((scene) => hazards.reduce((next, { hazard }) => resetControls(hazard)(next), scene));
    for (const { layer } of hazards) setControlOrder(layer.id, []);
  };
  return (
    <div className="map-page-controls-reset">
      <Button onClick={reset} size="small" text="Reset Controls" variant="outlined" />
    </div>
  );
}
