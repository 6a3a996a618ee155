import { statesOf } from "@stopbank/ui/testing/states-of";
import logos from "../brand/LogoView.states.tsx";
import { LogoView } from "../brand/LogoView.tsx";
import forms from "../login/LoginFormView.states.tsx";
import { LoginFormView } from "../login/LoginFormView.tsx";
import { LoginPageView } from "./LoginPageView.tsx";

const logo = <LogoView {...logos.states["ours, with the name"]} />;
const empty = { logo, forms: <LoginFormView {...forms.states.empty} /> };
const invitation = {
  email: "kiri@larkhaven.example",
  client_name: "larkhaven",
  display_name: "Larkhaven District Council",
  has_account: false,
};

export default statesOf(
  LoginPageView,
  {
    empty,
    "refused, long name": {
      logo: <LogoView {...logos.states["long name"]} />,
      forms: <LoginFormView {...forms.states.refused} isDemo />,
    },
    loading: { logo, forms: undefined },
    invited: { ...empty, invitation },
    "invited with an account": { ...empty, invitation: { ...invitation, has_account: true } },
    "not let in by their organisation": {
      ...empty,
      trouble: "Your account has no role in Stopbank. Ask your administrator for one.",
    },
    "invitation over": {
      ...empty,
      trouble:
        "This invitation was used, or is more than 24 hours old. Ask for another one, or sign up without it.",
    },
  },
  { coversPage: true },
);
