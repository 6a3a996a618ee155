import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ConfirmView } from "./ConfirmView.tsx";

const asked = {
  isOpen: true,
  title: "Delete this message?",
  children: <p>It goes for good, and its picture with it.</p>,
  action: "Delete message",
  isWorking: false,
  onCancel: unheard,
  onConfirm: unheard,
};

export default statesOf(
  ConfirmView,
  {
    asked,
    working: { ...asked, isWorking: true },
    held: { ...asked, isHeld: true },
    "of consequence": { ...asked, intent: "primary", action: "Show this version" },
    closed: { ...asked, isOpen: false },
  },
  { coversPage: true },
);
