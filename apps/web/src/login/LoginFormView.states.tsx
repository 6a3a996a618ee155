import { Checkbox } from "@blueprintjs/core";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LoginFormView, type LoginFormViewProps } from "./LoginFormView.tsx";

const empty: LoginFormViewProps = {
  email: "",
  password: "",
  problems: {},
  isWorking: false,
  isDemo: false,
  onEmail: unheard,
  onPassword: unheard,
  onSubmit: unheard,
};
const filled = { ...empty, email: "kiri@larkhaven.example", password: "correct horse" };

const larkhaven = { name: "Larkhaven District Council", onGo: unheard };
const offers = { ofEmail: undefined, ofHost: undefined, ask: async () => false, onPassword: unheard };

export default statesOf(LoginFormView, {
  empty,
  filled,
  "nothing entered": { ...empty, problems: { email: "Invalid email", password: "Enter your password" } },
  refused: { ...filled, problems: { password: "The e-mail and password do not belong together." } },
  working: { ...filled, isWorking: true },
  "with more below": { ...empty, beside: <Checkbox label="Forgot password" /> },
  "an organisation's own": { ...filled, password: "", offers: { ...offers, ofEmail: larkhaven } },
  "at an organisation's host": { ...empty, offers: { ...offers, ofHost: larkhaven } },
  "on the way to an organisation": {
    ...filled,
    isWorking: true,
    password: "",
    offers: { ...offers, ofEmail: larkhaven },
  },
  "a demonstration": { ...empty, isDemo: true },
});
