import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { elementExposure } from "../../domain/testing/exposures.ts";
import { KnownScenarios } from "./KnownScenarios.tsx";

const one = {
  hazard: {
    hazardId: "tsunami",
    title: "Tsunami",
    exposed: [elementExposure("1 m", "true")],
    assessedCount: 1,
    notAssessedCount: 0,
  },
  isCascading: false,
  labels: classLabels(undefined),
  shown: [],
  nameOf: ({ hazard_scenario }: { readonly hazard_scenario: string }) => hazard_scenario,
  onAdd: unheard,
  onRemove: unheard,
};

export default statesOf(
  KnownScenarios,
  {
    one,
    "one on the map": {
      ...one,
      hazard: {
        ...one.hazard,
        exposed: [elementExposure("1 m", "true"), elementExposure("3 m", "true", { damage_class: "high" })],
        assessedCount: 12,
        notAssessedCount: 2,
      },
      shown: ["3 m"],
    },
    outage: { ...one, isCascading: true },
    "long text": {
      ...one,
      hazard: { ...one.hazard, title: "Coastal flooding with a breach of the stopbank at Te Awa Kairangi" },
      nameOf: () => "1 in 100 years, 1.5 m of sea level rise, tides of the spring, pumps failed",
    },
  },
  { around: (view) => <section className="risk-known">{view}</section> },
);
