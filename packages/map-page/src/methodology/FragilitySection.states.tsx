import { statesOf } from "@stopbank/ui/testing/states-of";
import { fragility, fragilityByConstruction, methodParts } from "../testing/methods.ts";
import { FragilitySection } from "./FragilitySection.tsx";

const parts = { ...methodParts, intensity: "Shaking (g)" };

export default statesOf(
  FragilitySection,
  {
    one: { ...parts, method: fragility },
    "by construction": { ...parts, method: fragilityByConstruction },
    "converted first": {
      ...parts,
      method: { ...fragility, conversion: { unit: "cm", intercept: 1, slope: 2, scale: 3 } },
    },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
