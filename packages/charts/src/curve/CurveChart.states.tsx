import { statesOf } from "@stopbank/ui/testing/states-of";
import { CurveChart } from "./CurveChart.tsx";
import { concrete, exampleAxes, timber } from "./exampleCurve.ts";

const table = {
  columns: ["Depth (m)", "Timber"],
  rows: [
    ["0.0", "0.00"],
    ["2.0", "0.80"],
  ],
};
const curve = { ...exampleAxes, title: "Damage by depth", table };

export default statesOf(CurveChart, {
  many: { ...curve, series: [timber, concrete], note: "The band holds nine cases of ten." },
  one: { ...curve, series: [timber] },
  "long text": {
    ...curve,
    series: [timber, { ...concrete, label: "Reinforced concrete with a basement that is used" }],
  },
});
