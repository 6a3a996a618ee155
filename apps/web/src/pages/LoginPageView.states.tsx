import { statesOf } from "@stopbank/ui/testing/states-of";
import logos from "../brand/LogoView.states.tsx";
import { LogoView } from "../brand/LogoView.tsx";
import forms from "../login/LoginFormView.states.tsx";
import { LoginFormView } from "../login/LoginFormView.tsx";
import { LoginPageView } from "./LoginPageView.tsx";

export default statesOf(
  LoginPageView,
  {
    empty: {
      logo: <LogoView {...logos.states["ours, with the name"]} />,
      form: <LoginFormView {...forms.states.empty} />,
    },
    "refused, long name": {
      logo: <LogoView {...logos.states["long name"]} />,
      form: <LoginFormView {...forms.states.refused} isDemo />,
    },
  },
  { coversPage: true },
);
