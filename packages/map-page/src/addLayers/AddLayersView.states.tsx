import { indexLayers } from "@stopbank/map/layer-index";
import { elementLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { AddLayersView } from "./AddLayersView.tsx";

const shared = {
  tab: "elements",
  layers: choices,
  index: indexLayers(choices),
  hazardsTerm: "Hazards",
  useHazardName: true,
  staging: stagedOf(),
  onHelp: unheard,
  onTab: unheard,
  onCancel: unheard,
  onDone: unheard,
} as const;

export default statesOf(
  AddLayersView,
  {
    elements: shared,
    hazards: { ...shared, tab: "hazards" },
    contextual: { ...shared, tab: "contextual" },
    "something chosen": { ...shared, staging: stagedOf(elementLayer("roads")) },
  },
  { around: (view) => <div className="map-page-add">{view}</div>, coversPage: true },
);
