import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CompareBarView } from "./CompareBarView.tsx";

const shared = { onView: unheard, onSwap: unheard, onStop: unheard };

export default statesOf(
  CompareBarView,
  {
    "a divider": { ...shared, view: "swipe" },
    "side by side": { ...shared, view: "side" },
    differences: { ...shared, view: "differences" },
  },
  { around: (view) => <div style={{ height: 120, position: "relative" }}>{view}</div> },
);
