import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WorstView } from "./WorstView.tsx";

const buildings = { value: "buildings", label: "Buildings" };
const flood = { value: "flood", label: "River flooding, 1 in 100 years" };
const alone = {
  layers: [buildings],
  layer: "buildings",
  hazards: [flood],
  hazard: "flood",
  hazardTerm: "Hazard",
  orders: ["exposure"] as const,
  by: "exposure" as const,
  onLayer: unheard,
  onHazard: unheard,
  onBy: unheard,
  isUpdating: false,
  error: undefined,
  retry: unheard,
  children: <p>The worst of them</p>,
};
const several = {
  ...alone,
  layers: [buildings, { value: "roads", label: "Roads" }],
  hazards: [flood, { value: "tsunami", label: "Tsunami, 5 m wave" }],
  orders: ["damage", "annual", "value", "exposure"] as const,
  by: "damage" as const,
};

export default statesOf(WorstView, {
  "nothing to choose": alone,
  several,
  loading: { ...several, isUpdating: true, children: undefined },
  failed: { ...several, error: new Error("The server is busy."), children: undefined },
  "of a moment ago": { ...several, isUpdating: true },
  "long text": {
    ...several,
    hazard: "coastal",
    hazards: [
      {
        value: "coastal",
        label: "Coastal flooding with a breach of the stopbank at Te Awa Kairangi, 1 in 100 years",
      },
      ...several.hazards,
    ],
  },
});
