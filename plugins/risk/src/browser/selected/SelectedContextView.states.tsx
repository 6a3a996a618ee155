import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SelectedContextView } from "./SelectedContextView.tsx";

const zones = {
  layer: { icon: "walk", display_name: "Evacuation zones" },
  onClear: unheard,
  onDetails: unheard,
};

export default statesOf(SelectedContextView, {
  "a value": { ...zones, said: { value: "Red: leave the shore" } },
  "nothing here": { ...zones, said: { none: "Additional information not available." } },
  "long text": {
    ...zones,
    layer: {
      icon: "walk",
      display_name: "Evacuation zones of the coast between Te Awa Kairangi and the harbour",
    },
    said: {
      value:
        "Red: leave the shore and its marae, schools and camping grounds at once, on foot, by the nearest way up",
    },
  },
});
