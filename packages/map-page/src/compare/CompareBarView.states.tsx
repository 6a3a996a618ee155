import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CompareBarView } from "./CompareBarView.tsx";

const shared = { onMode: unheard, onSwap: unheard, onStop: unheard };

export default statesOf(
  CompareBarView,
  { "a divider": { ...shared, mode: "swipe" }, "side by side": { ...shared, mode: "side" } },
  { around: (view) => <div style={{ height: 120, position: "relative" }}>{view}</div> },
);
