import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { earthquake, onMap, riverFlood } from "../testing/hazards.ts";
import { ScenarioControlsView } from "./ScenarioControlsView.tsx";

const shared = {
  isShown: true,
  orders: {},
  onToggle: unheard,
  onSet: unheard,
  onOrder: unheard,
  onReset: unheard,
};
const both = [onMap(riverFlood, { ari: 100 }), onMap(earthquake)];

export default statesOf(ScenarioControlsView, {
  "no hazard": { ...shared, hazards: [] },
  "in an order": { ...shared, hazards: both.slice(0, 1) },
  "several, in orders": { ...shared, hazards: both },
  "with switches": { ...shared, hazards: both, orders: undefined },
  "two, one to be compared": { ...shared, hazards: both, onCompare: unheard },
  "of a comparison's side": { ...shared, hazards: both.slice(0, 1), side: "right" },
  "folded away": { ...shared, hazards: both.slice(0, 1), isShown: false },
});
