import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExamplesView } from "./ExamplesView.tsx";

const flood = {
  title: "A 1 in 100 year flood with the stopbank breached",
  description: "Which homes and roads of the plain the Awatōrea reaches, and how deep.",
  elements: ["buildings", "roads"],
  hazards: [{ hazard_id: "river", assetTag: "river_0_100_shut" }],
  contextual: [],
};

export default statesOf(ExamplesView, {
  none: { heading: "Begin with an example", examples: [], onOpen: unheard },
  several: {
    heading: "Begin with an example",
    examples: [flood, { ...flood, title: "The sea a metre higher", description: "" }],
    onOpen: unheard,
  },
});
