import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ProofDialogView } from "./ProofDialogView.tsx";

const one = {
  isOpen: true,
  email: "kiri@larkhaven.example",
  hasPassword: true,
  hasPasskey: true,
  password: "",
  problem: undefined,
  isWorking: false,
  onPassword: unheard,
  onSubmit: unheard,
  onPasskey: unheard,
  onClose: unheard,
};

export default statesOf(
  ProofDialogView,
  {
    one,
    refused: { ...one, password: "x", problem: "This is not your present password." },
    working: { ...one, isWorking: true },
    passkeyAlone: { ...one, hasPassword: false },
    neither: { ...one, hasPassword: false, hasPasskey: false },
  },
  { coversPage: true },
);
