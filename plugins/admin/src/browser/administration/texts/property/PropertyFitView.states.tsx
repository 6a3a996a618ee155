import { statesOf } from "@stopbank/ui/testing/states-of";
import { PropertyFitView } from "./PropertyFitView.tsx";

const fit = { dataset_version: "3c9e8ac024091b04", misfits: [] };

export default statesOf(PropertyFitView, {
  fits: { fit, unfinished: undefined },
  partly: {
    fit: {
      ...fit,
      misfits: [
        'There is no element layer "parcels" in the data, so no property can be found.',
        '"Dam break" goes by the scenario "dam_break", which is not in the data: it is not known for any property.',
      ],
    },
    unfinished: undefined,
  },
  unfinished: { unfinished: "Group 1 has no name" },
});
