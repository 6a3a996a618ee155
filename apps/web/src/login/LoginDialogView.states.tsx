import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LoginDialogView } from "./LoginDialogView.tsx";
import forms from "./LoginFormView.states.tsx";
import { LoginFormView } from "./LoginFormView.tsx";

const open = {
  isOpen: true,
  why: undefined,
  isExpired: false,
  forms: <LoginFormView {...forms.states.empty} />,
  onClose: unheard,
  onLeave: unheard,
};

export default statesOf(
  LoginDialogView,
  {
    closed: { ...open, isOpen: false },
    open,
    "asked for": { ...open, why: "Log in to see what is kept for this area." },
    "session ended": { ...open, isExpired: true, why: "Session expired, please log in again" },
    "long text": {
      ...open,
      isExpired: true,
      why: "Two of the layers in this link are for members of Larkhaven District Council; log in with the account that your organisation has given you to see them.",
      forms: <LoginFormView {...forms.states["nothing entered"]} isDemo />,
    },
  },
  { coversPage: true },
);
