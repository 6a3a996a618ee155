import { statesOf } from "@stopbank/ui/testing/states-of";
import methodologies from "../methodology/Methodology.states.tsx";
import { fragilityByConstruction, thresholdsByConstruction } from "../testing/methods.ts";
import { PaperMethodology } from "./PaperMethodology.tsx";

const { figures, fragility } = methodologies.states;

export default statesOf(PaperMethodology, {
  figures,
  "over the floor": methodologies.states["over the floor"],
  fragility,
  "by construction": {
    ...figures,
    of: { ...figures.of, curves: [thresholdsByConstruction, fragilityByConstruction] },
  },
  "words alone": methodologies.states["words alone"],
});
