import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SharedLayersView } from "./SharedLayersView.tsx";

const some = {
  has: ["Buildings", "Roads", "bridges (no longer in the data)", "Flood, once in 100 years"],
  onCapture: unheard,
  onRemove: unheard,
};

export default statesOf(SharedLayersView, {
  some,
  none: { ...some, has: [] },
  "nothing said": { ...some, has: undefined },
});
