import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LogoutDialogView } from "./LogoutDialogView.tsx";

const asked = { isOpen: true, isWorking: false, hasDraft: false, onClose: unheard, onLeave: unheard };

export default statesOf(
  LogoutDialogView,
  {
    closed: { ...asked, isOpen: false },
    asked,
    working: { ...asked, isWorking: true },
    "with a draft": { ...asked, hasDraft: true },
  },
  { coversPage: true },
);
