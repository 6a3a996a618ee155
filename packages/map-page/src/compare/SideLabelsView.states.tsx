import { statesOf } from "@stopbank/ui/testing/states-of";
import { SideLabelsView } from "./SideLabelsView.tsx";

const shared = { left: "Stopbanks hold", right: "Stopbanks breach", share: 0.5 };
const long =
  "River flooding: Return period: 100 years, Stopbanks hold; Coastal flooding: Sea level rise: 0.5 m";

export default statesOf(
  SideLabelsView,
  { short: shared, long: { ...shared, left: long, right: long, share: 0.2 } },
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
