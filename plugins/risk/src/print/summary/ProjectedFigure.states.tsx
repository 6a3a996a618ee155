import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { projectionOf } from "../../domain/projection/projectedParameters.ts";
import { projectedRiskChart } from "../../domain/projection/projectedRiskChart.ts";
import { quantityOption } from "../../domain/summary/measureOptions.ts";
import { hazardAlong, projectedRow } from "../../domain/testing/projections.ts";
import { ProjectedFigure } from "./ProjectedFigure.tsx";

const hazard = hazardAlong([{ rise: 0 }, { rise: 1 }]);
const projection = projectionOf(hazard, "s0");
if (projection === undefined) throw new Error("The example has a parameter to grow along.");
const element = {
  type: "buildings",
  display_name: "Buildings",
  icon: "home",
  geometry: "polygon",
  color: "#333333",
  metric_type: "count",
  unit: "each",
  is_cascading: false,
  n_days: [],
  element_count: 100,
  filterable_information: [],
  has_replacement_cost: true,
  hazards: ["tsunami"],
  tilesets: [],
  legend: { title: "", sections: [] },
} as const;
const chart = projectedRiskChart({
  hazard,
  projection,
  along: "rise",
  rows: [projectedRow(0, { minor: 3 }), projectedRow(1, { minor: 8, major: 4 })],
  scenarioTag: "s0",
  element: {
    ...element,
    n_days: [],
    filterable_information: [],
    hazards: ["tsunami"],
    tilesets: [],
    legend: { title: "", sections: [] },
  },
  measured: quantityOption,
  labels: classLabels(undefined),
  currency: "NZD",
});

export default statesOf(ProjectedFigure, {
  drawn: { chart, nothing: undefined },
  nothing: { chart, nothing: "No projected risk data available for this scenario" },
});
