import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FoldedEntry } from "./FoldedEntry.tsx";

const named = { title: "Hazard 2.1", name: "Tsunami", children: <p>Fields</p>, onRemove: unheard };

export default statesOf(FoldedEntry, {
  named,
  "without a name": { ...named, name: "" },
  "the last of those there must be": { ...named, name: "", onRemove: undefined },
  "long name": {
    ...named,
    name: "Coastal inundation with waves, wind, low pressure and a river in flood ".repeat(4),
  },
});
