import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FactorDialogView } from "./FactorDialogView.tsx";

const app = {
  change: {
    what: "app",
    secret: "JBSWY3DPEHPK3PXP",
    uri: "otpauth://totp/Stopbank:a@b.example?secret=JBSWY3DPEHPK3PXP",
  } as const,
  typed: "",
  problem: undefined,
  isWorking: false,
  onType: unheard,
  onSubmit: unheard,
  onClose: unheard,
};
const laptop = { id: "a", name: "Work laptop" };

export default statesOf(
  FactorDialogView,
  {
    app,
    appRefused: { ...app, typed: "123456", problem: "This code is not right." },
    newPasskey: { ...app, change: { what: "new-passkey" } },
    rename: { ...app, change: { what: "rename", ...laptop }, typed: "Work laptop" },
    removePasskey: { ...app, change: { what: "remove-passkey", ...laptop } },
    removeRefused: {
      ...app,
      change: { what: "remove-app" },
      problem: "Larkhaven asks for a second factor, and this is your last one.",
    },
    working: { ...app, isWorking: true },
  },
  { coversPage: true },
);
