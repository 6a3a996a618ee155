import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SinceLabelView } from "./SinceLabelView.tsx";

export default statesOf(
  SinceLabelView,
  { shown: { onStop: unheard } },
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
