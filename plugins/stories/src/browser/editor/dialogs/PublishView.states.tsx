import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PublishView } from "./PublishView.tsx";

const first = {
  isOpen: true,
  title: "A flood of the Awatōrea",
  errors: 0,
  warnings: 0,
  isPublished: false,
  isWorking: false,
  problem: undefined,
  note: "",
  onNote: unheard,
  onPublish: unheard,
  onCheck: unheard,
  onClose: unheard,
};

export default statesOf(
  PublishView,
  {
    first,
    again: { ...first, isPublished: true, warnings: 2, note: "The stopbank has its new height." },
    "held back": { ...first, errors: 1 },
    working: { ...first, isWorking: true },
    failed: { ...first, problem: "The server is out of reach. Nothing was published." },
  },
  { coversPage: true },
);
