import { statesOf } from "@stopbank/ui/testing/states-of";
import { DifferenceLabelView } from "./DifferenceLabelView.tsx";

export default statesOf(
  DifferenceLabelView,
  {
    "one hazard": { left: "Stopbanks hold", right: "Stopbanks breach" },
    "several hazards": {
      left: "River flooding: Return period: 50 years, Stopbanks hold; Coastal inundation: Sea level: today",
      right:
        "River flooding: Return period: 100 years, Stopbanks breach; Coastal inundation: Sea level: +1 m",
    },
  },
  {
    around: (view) => (
      <div
        className="sb-map"
        style={{ blockSize: 240, "--sb-map-left": "0px", "--sb-map-right": "0px" } as object}
      >
        {view}
      </div>
    ),
  },
);
