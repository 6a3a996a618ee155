import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import changesStates from "./ChangesView.states.tsx";
import { ShowVersionView } from "./ShowVersionView.tsx";

const { many, loading, failed, nothing } = changesStates.states;
const asked = {
  isOpen: true,
  isWorking: false,
  organisation: "Larkhaven District Council",
  version: "fedcba9876543210",
  current: "0123456789abcdef",
  changes: many.changes,
  onCancel: unheard,
  onConfirm: unheard,
};

export default statesOf(
  ShowVersionView,
  {
    asked,
    comparing: { ...asked, changes: loading.changes },
    "not comparable": { ...asked, changes: failed.changes },
    "nothing differs": { ...asked, changes: nothing.changes },
    working: { ...asked, isWorking: true },
    closed: { ...asked, isOpen: false },
  },
  { coversPage: true },
);
