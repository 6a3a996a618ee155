import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { OwnAccountView } from "./OwnAccountView.tsx";

const account = {
  email: "kiri@larkhaven.example",
  signed_in_by: null,
  has_password: true,
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
  demanded_by: [],
  proved_until: null,
};
const one = {
  account: ready(account),
  password: () => <p>Password</p>,
  factors: () => <p>Second step</p>,
  sessions: <p>Sessions</p>,
};

export default statesOf(OwnAccountView, {
  one,
  "by their council": {
    ...one,
    account: ready({ ...account, has_password: false, signed_in_by: "Larkhaven District Council" }),
  },
  loading: { ...one, account: loading },
  failed: {
    ...one,
    account: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
});
