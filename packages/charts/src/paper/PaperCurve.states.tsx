import { statesOf } from "@stopbank/ui/testing/states-of";
import curves from "../curve/CurveChart.states.tsx";
import { PaperCurve } from "./PaperCurve.tsx";

export default statesOf(
  PaperCurve,
  Object.fromEntries(
    Object.entries(curves.states).map(([name, props]) => [name, { ...props, widthPt: 450 as const }]),
  ),
);
