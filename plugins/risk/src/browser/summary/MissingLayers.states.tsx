import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MissingLayers } from "./MissingLayers.tsx";

const both = { lacks: "both" as const, terms: { hazard: "Hazard", hazards: "Hazards" }, onAdd: unheard };

export default statesOf(MissingLayers, {
  both,
  elements: { ...both, lacks: "elements" },
  hazards: { ...both, lacks: "hazards" },
  "long text": {
    ...both,
    lacks: "hazards",
    terms: { hazard: "Natural hazard of the coast", hazards: "Natural hazards of the coast and its rivers" },
  },
});
