import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { hazardFacts, hazardOf } from "../../testing/property.ts";
import { BeyondView } from "./BeyondView.tsx";
import { HazardView } from "./HazardView.tsx";

const shared = { hazard: hazardOf(), isShown: false, onShow: unheard, onReport: unheard };

export default statesOf(
  HazardView,
  {
    exposed: shared,
    "on the map": { ...shared, isShown: true },
    "with all that is known": {
      ...shared,
      hazard: hazardOf({ status: "not exposed", facts: hazardFacts }),
      beyond: <BeyondView facts={hazardFacts} />,
    },
    "own heading": { ...shared, hazard: hazardOf({ heading: "When the Awatōrea leaves its banks" }) },
    "not in the data": { ...shared, hazard: hazardOf({ status: "unknown", layer: undefined, reports: [] }) },
  },
  { around: (view) => <ul className="property-group">{view}</ul> },
);
