import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DeleteMediumView } from "./DeleteMediumView.tsx";

const shared = {
  medium: { original_name: "bridge.jpg" },
  history: undefined,
  isWorking: false,
  onConfirm: unheard,
  onCancel: unheard,
};

export default statesOf(
  DeleteMediumView,
  {
    closed: { ...shared, medium: undefined },
    plain: shared,
    "an older version shows it": {
      ...shared,
      history: "An older version of story 1 shows it, and would lack it once somebody restores that.",
    },
  },
  { coversPage: true },
);
