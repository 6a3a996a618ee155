import { useMapPage } from "@stopbank/map-page/context";
import { chooseLayer } from "../../domain/choice/choosing.ts";
import type { PrioritySettings } from "../../domain/choice/settings.ts";
import { useChosen, useSettings } from "../data/usePriorities.ts";
import { AreaTypeView } from "./AreaTypeView.tsx";

/** On the map, once there is something to choose. */
export function AreaType() {
  const settings = useSettings();
  return settings.state === "ready" ? <OfLayers settings={settings.value} /> : null;
}

function OfLayers({ settings }: { readonly settings: PrioritySettings }) {
  const { store } = useMapPage();
  const chosen = useChosen(settings);
  if (chosen === undefined) return null;
  return (
    <AreaTypeView
      layers={settings.layers}
      chosen={chosen.layer.layer_id}
      onChoose={(layer) => store.apply(chooseLayer(layer))}
    />
  );
}
