import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DescribeMediumView } from "./DescribeMediumView.tsx";

const medium = { original_name: "bridge.jpg", alternative_text: "The bridge." };
const shared = { medium, isWorking: false, onSave: unheard, onCancel: unheard };

export default statesOf(
  DescribeMediumView,
  {
    closed: { ...shared, medium: undefined },
    plain: shared,
    empty: { ...shared, medium: { ...medium, alternative_text: "" } },
    working: { ...shared, isWorking: true },
  },
  { coversPage: true },
);
