import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { groups } from "../../testing/property.ts";
import { HazardsView } from "./HazardsView.tsx";

const shared = {
  groups,
  isShown: () => false,
  onShow: unheard,
  onReport: unheard,
  beyondOf: () => null,
  misfits: [],
  onSettings: unheard,
};

export default statesOf(HazardsView, {
  many: shared,
  misfits: {
    ...shared,
    misfits: [
      '"Tsunami" goes by the scenario "tsunami_9m", which is not in the data: it is not known for any property.',
    ],
  },
  empty: { ...shared, groups: [] },
});
