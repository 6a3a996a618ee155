import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CurvePlot } from "./CurvePlot.tsx";
import { concrete, exampleAxes, timber } from "./exampleCurve.ts";

const plot = {
  ...exampleAxes,
  label: "Damage by depth",
  widthPx: 320,
  series: [timber, concrete],
  front: timber,
  at: undefined,
  onPoint: unheard,
};

export default statesOf(CurvePlot, {
  plain: plot,
  "pointed at": { ...plot, at: 1.5 },
  "other in front": { ...plot, front: concrete },
  "long figures": {
    ...plot,
    y: { ...plot.y, format: (value: number) => `$${(value * 12_345_678).toFixed(0)}` },
  },
});
