import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CodeField } from "../../fields/CodeField.tsx";
import { EmailField } from "../../fields/EmailField.tsx";
import { NewPasswordFields } from "../../fields/NewPasswordFields.tsx";
import { StepForm, type StepFormProps } from "./StepForm.tsx";

const email = <EmailField email="kiri@larkhaven.example" onEmail={unheard} />;
const sendCode: StepFormProps = {
  title: "Send code to email",
  action: "Send code",
  isWorking: false,
  onSubmit: unheard,
  children: email,
};
const newPassword: StepFormProps = {
  ...sendCode,
  title: "Choose a new password",
  intro: "The one you were given is not used again. Whoever is logged in with it is logged out.",
  action: "Change password",
  email: "kiri@larkhaven.example",
  children: <NewPasswordFields again="" isTried={false} onChange={unheard} password="" />,
};

export default statesOf(StepForm, {
  "one field": sendCode,
  working: { ...sendCode, isWorking: true },
  "new password": newPassword,
  "all that a password lacks": {
    ...newPassword,
    children: <NewPasswordFields again="x" isTried onChange={unheard} password="" />,
  },
  "a wrong code": {
    ...sendCode,
    title: "Code validation",
    intro:
      "Type the code that was sent to a.very.long.name.of.somebody@larkhaven-district-council.example. It is good for ten minutes.",
    action: "Confirm",
    children: <CodeField code="12a" isTried onCode={unheard} />,
  },
});
