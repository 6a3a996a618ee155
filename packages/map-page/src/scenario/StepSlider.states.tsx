import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StepSlider } from "./StepSlider.tsx";

const mark = (text: string, isAvailable = true) => ({ text, isAvailable });
const shared = { label: "Sea level rise (m)", onChange: unheard };

export default statesOf(StepSlider, {
  several: { ...shared, marks: [mark("0"), mark("0.5"), mark("1")], at: 1 },
  "with gaps": { ...shared, marks: [mark("0"), mark("0.5", false), mark("1"), mark("2", false)], at: 0 },
  one: { ...shared, marks: [mark("0.5")], at: 0 },
  "none to be had": { ...shared, marks: [mark("0", false), mark("1", false)], at: 0 },
  "long texts": {
    ...shared,
    marks: [mark("Once in ten years"), mark("Once in a hundred"), mark("Once in a thousand")],
    at: 2,
  },
});
