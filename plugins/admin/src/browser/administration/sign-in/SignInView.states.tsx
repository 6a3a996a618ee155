import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import passwords from "./passwords/PasswordsView.states.tsx";
import addresses from "./provider/AddressesView.states.tsx";
import checks from "./provider/CheckView.states.tsx";
import forms from "./provider/ProviderFormView.states.tsx";
import { SignInView } from "./SignInView.tsx";

const none = {
  signIn: ready({
    settings: null,
    has_secret: false,
    takes_passwords: true,
    local_admins: [...passwords.states.taken.localAdmins],
    addresses: addresses.states.two.addresses,
  }),
  form: forms.states.empty,
  check: undefined,
  passwords: passwords.states.taken,
  onCopy: unheard,
};

export default statesOf(SignInView, {
  loading: { ...none, signIn: loading },
  failed: {
    ...none,
    signIn: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  none,
  checked: { ...none, form: forms.states.filled, check: checks.states.good },
});
