import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PersonDialogView } from "./PersonDialogView.tsx";
import roles from "./RoleView.states.tsx";
import { RoleView } from "./RoleView.tsx";

const open = {
  isOpen: true,
  email: "kiri@larkhaven.example",
  onClose: unheard,
  onClosed: unheard,
  children: <RoleView {...roles.states.member} />,
};

export default statesOf(
  PersonDialogView,
  {
    closed: { ...open, isOpen: false },
    open,
    "long text": { ...open, email: `${"hinemoana".repeat(20)}@larkhaven.example` },
  },
  { coversPage: true },
);
