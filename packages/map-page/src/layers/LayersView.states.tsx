import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayersView } from "./LayersView.tsx";

const shared = {
  hazardTerm: "Risk Source",
  controls: <p>Scenario Controls</p>,
  onAdd: unheard,
  onClear: unheard,
  children: <p>Groups of layers</p>,
};

export default statesOf(LayersView, {
  empty: { ...shared, count: 0 },
  "empty, with a tutorial": { ...shared, count: 0, onTutorial: unheard },
  one: { ...shared, count: 1 },
  several: { ...shared, count: 3 },
});
