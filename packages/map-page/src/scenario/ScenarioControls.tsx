import { beginComparing } from "@stopbank/scene/compare";
import { controlsOf, resetControls, setControl } from "@stopbank/scene/controls";
import { isKnownRisk } from "@stopbank/scene/known-risks";
import { layersOfKind } from "@stopbank/scene/layers";
import { tellingPairs } from "../compare/tellingPairs.ts";
import { useMapPage, usePage, usePageScene, usePageState } from "../page/mapPageContext.ts";
import type { ControlledHazard } from "./controlledHazard.ts";
import { ScenarioControlsView } from "./ScenarioControlsView.tsx";

export interface ScenarioControlsProps {
  /** Of a comparison, the side whose they are. */
  readonly side?: "left" | "right" | undefined;
}

/** The dials of the hazards on the map that have more than one scenario to choose from. */
export function ScenarioControls({ side }: ScenarioControlsProps) {
  const { store, index, isOn } = useMapPage();
  const scene = usePageScene();
  const { toggleControls, setControlOrder } = usePage();
  const { showsControls, controlOrder } = usePageState();
  const hazards = layersOfKind(scene, "hazard").flatMap((layer): ControlledHazard[] => {
    // A scenario known of an element stays what it is.
    if (isKnownRisk(layer)) return [];
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined || controlsOf(hazard).length === 0 ? [] : [{ hazard, layer }];
  });
  return (
    <ScenarioControlsView
      hazards={hazards}
      side={side}
      isShown={showsControls}
      orders={isOn("newHazardControls") ? controlOrder : undefined}
      onToggle={toggleControls}
      onSet={({ hazard, layer }, key, value, order) =>
        store.apply(setControl(hazard, key, value, order), { gesture: `control ${layer.id} ${key}` })
      }
      onOrder={setControlOrder}
      onCompare={
        side === undefined
          ? ({ hazard, layer }) => {
              const [pair] = tellingPairs(hazard, layer);
              if (pair !== undefined) store.apply(beginComparing({ [layer.id]: pair.compared }));
            }
          : undefined
      }
      onReset={() => {
        store.apply((now) => hazards.reduce((next, { hazard }) => resetControls(hazard)(next), now));
        for (const { layer } of hazards) setControlOrder(layer.id, []);
      }}
    />
  );
}
