import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PasswordField } from "./PasswordField.tsx";

const field = { label: "Password", onValue: unheard };

export default statesOf(PasswordField, {
  empty: { ...field, value: "" },
  filled: { ...field, value: "correct horse" },
  wrong: { ...field, value: "correct horse", problem: "The e-mail and password do not belong together." },
});
