import { statesOf } from "@stopbank/ui/testing/states-of";
import bars from "../ClassBars.states.tsx";
import { PaperBars } from "./PaperBars.tsx";

const { many, uncertain, one, zeros, none } = bars.states;

export default statesOf(PaperBars, {
  many: { ...many, widthPt: 500 },
  "without shares": { ...bars.states["without shares"], widthPt: 500 },
  uncertain: { ...uncertain, widthPt: 500 },
  one: { ...one, widthPt: 450 },
  zeros: { ...zeros, widthPt: 500 },
  none: { ...none, widthPt: 500 },
  "long text": { ...bars.states["long text"], widthPt: 450 },
});
