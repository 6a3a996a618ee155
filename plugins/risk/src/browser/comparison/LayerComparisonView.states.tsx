import { usualClassLabels } from "@stopbank/map/class-labels";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { breach, notComparable, sides } from "../../domain/testing/comparisons.ts";
import { LayerComparisonView } from "./LayerComparisonView.tsx";

const buildings = {
  element: { display_name: "Buildings", is_cascading: false },
  data: breach,
  labels: usualClassLabels,
  sides,
  by: "quantity" as const,
  children: <p>More</p>,
};

export default statesOf(
  LayerComparisonView,
  {
    "by number": buildings,
    "by value": { ...buildings, by: "value" },
    "nothing differs": {
      ...buildings,
      data: {
        ...breach,
        comparable: { ...breach.comparable, difference: { count: 0, metric: 0, cost: 0 } },
      },
    },
    "not comparable": {
      ...buildings,
      element: { display_name: "Roads", is_cascading: false },
      data: notComparable,
    },
    outage: { ...buildings, element: { display_name: "Parcels on town water", is_cascading: true } },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
