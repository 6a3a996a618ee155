import { statesOf } from "@stopbank/ui/testing/states-of";
import { methodParts, thresholds, thresholdsByConstruction } from "../testing/methods.ts";
import { ThresholdSection } from "./ThresholdSection.tsx";

export default statesOf(
  ThresholdSection,
  {
    one: { ...methodParts, method: thresholds },
    "by construction": { ...methodParts, method: thresholdsByConstruction },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
