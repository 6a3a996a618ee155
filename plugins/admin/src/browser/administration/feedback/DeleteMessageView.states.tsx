import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DeleteMessageView } from "./DeleteMessageView.tsx";

const asked = { isOpen: true, isWorking: false, onCancel: unheard, onConfirm: unheard };

export default statesOf(
  DeleteMessageView,
  { asked, working: { ...asked, isWorking: true }, closed: { ...asked, isOpen: false } },
  { coversPage: true },
);
