import { controlsOf, resetControls, setControl } from "@stopbank/scene/controls";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMapPage, usePage, usePageScene, usePageState } from "../page/mapPageContext.ts";
import type { ControlledHazard } from "./controlledHazard.ts";
import { ScenarioControlsView } from "./ScenarioControlsView.tsx";

/** The dials of the hazards on the map that have more than one scenario to choose from. */
export function ScenarioControls() {
  const { store, index, isOn } = useMapPage();
  const scene = usePageScene();
  const { toggleControls, setControlOrder } = usePage();
  const { showsControls, controlOrder } = usePageState();
  const hazards = layersOfKind(scene, "hazard").flatMap((layer): ControlledHazard[] => {
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined || controlsOf(hazard).length === 0 ? [] : [{ hazard, layer }];
  });
  return (
    <ScenarioControlsView
      hazards={hazards}
      isShown={showsControls}
      orders={isOn("newHazardControls") ? controlOrder : undefined}
      onToggle={toggleControls}
      onSet={({ hazard, layer }, key, value, order) =>
        store.apply(setControl(hazard, key, value, order), { gesture: `control ${layer.id} ${key}` })
      }
      onOrder={setControlOrder}
      onReset={() => {
        store.apply((now) => hazards.reduce((next, { hazard }) => resetControls(hazard)(next), now));
        for (const { layer } of hazards) setControlOrder(layer.id, []);
      }}
    />
  );
}
