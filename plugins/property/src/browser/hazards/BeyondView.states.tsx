import { statesOf } from "@stopbank/ui/testing/states-of";
import { hazardFacts } from "../../testing/property.ts";
import { BeyondView } from "./BeyondView.tsx";

export default statesOf(BeyondView, {
  all: { facts: hazardFacts },
  little: {
    facts: {
      ...hazardFacts,
      timeframes: hazardFacts.timeframes.slice(0, 1),
      district_plan: null,
      studied: {
        extent: "The study does not say how far it reaches.",
        method: null,
        limits: null,
        source: null,
      },
    },
  },
});
