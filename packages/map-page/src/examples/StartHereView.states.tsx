import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StartHereView } from "./StartHereView.tsx";

export default statesOf(
  StartHereView,
  { open: { onClose: unheard, children: <h2>Begin with an example</h2> } },
  { around: (view) => <div style={{ height: 120, position: "relative" }}>{view}</div> },
);
