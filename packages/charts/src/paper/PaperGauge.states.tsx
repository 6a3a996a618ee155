import { statesOf } from "@stopbank/ui/testing/states-of";
import gauge from "../Gauge.states.tsx";
import { PaperGauge } from "./PaperGauge.tsx";

const { some, all, none } = gauge.states;

export default statesOf(PaperGauge, {
  some: { ...some, widthPt: 450 },
  all: { ...all, widthPt: 450 },
  "hardly any": { ...gauge.states["hardly any"], widthPt: 450 },
  none: { ...none, widthPt: 450 },
  "nothing to share": { ...gauge.states["nothing to share"], widthPt: 450 },
  "long text": { ...gauge.states["long text"], widthPt: 450 },
});
