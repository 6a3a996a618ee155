import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FilterNoticesView } from "./FilterNoticesView.tsx";

const regions = { text: "Filtering by selected regions", clear: "Clear regions", onClear: unheard };
const shape = { text: "Filtering by custom shape", clear: "Clear the shape", onClear: unheard };

export default statesOf(
  FilterNoticesView,
  {
    none: { notices: [] },
    one: { notices: [shape] },
    several: { notices: [regions, shape] },
    "long text": {
      notices: [
        {
          ...regions,
          text: "Filtering by the regions of Te Awa Kairangi ki Uta, the harbour and the islands of its mouth",
        },
      ],
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
