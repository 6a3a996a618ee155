import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { elementExposure } from "../../domain/testing/exposures.ts";
import { ExposureOnMapView } from "./ExposureOnMapView.tsx";

const none = {
  exposures: [],
  isCascading: false,
  labels: classLabels(undefined),
  terms: { hazards: "Hazards", risk: "Risk", vulnerability: "Vulnerability" },
  intensityOf: () => "Depth",
};

export default statesOf(ExposureOnMapView, {
  none,
  one: { ...none, exposures: [elementExposure("1 m", "true")] },
  several: {
    ...none,
    exposures: [
      elementExposure("1 m", "true"),
      elementExposure("3 m", "true", { damage_class: "high", exposure_value: 2.6 }),
      elementExposure("0 m", "false"),
      elementExposure("landslide", "unknown"),
    ],
  },
  "no hazard reaches it": {
    ...none,
    exposures: [elementExposure("0 m", "false"), elementExposure("1 m", "false")],
  },
  outage: {
    ...none,
    isCascading: true,
    exposures: [elementExposure("1 m", "true", { exposure_value: 14, unit: "days" })],
  },
  "long text": {
    ...none,
    terms: { hazards: "Natural hazards", risk: "Risk", vulnerability: "Vulnerability to natural hazards" },
    exposures: [
      elementExposure("1 m", "true", {
        display_name: "Coastal flooding with a breach of the stopbank at Te Awa Kairangi, 1 in 100 years",
        sentence:
          "The building stands in water of 1.2 m for two tides, with waves that reach its sills; the study gives it a depth from a grid of two metres.",
      }),
    ],
  },
});
