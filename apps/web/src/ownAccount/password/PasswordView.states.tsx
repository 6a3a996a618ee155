import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PasswordView } from "./PasswordView.tsx";

const empty = {
  email: "kiri@larkhaven.example",
  hasPassword: true,
  present: "",
  presentProblem: undefined,
  password: "",
  again: "",
  refused: undefined,
  isTried: false,
  isWorking: false,
  onPresent: unheard,
  onChange: unheard,
  onSubmit: unheard,
};

export default statesOf(PasswordView, {
  empty,
  tried: { ...empty, isTried: true, presentProblem: "Enter your present password" },
  refused: {
    ...empty,
    present: "Stopbank-1",
    password: "Password-1",
    again: "Password-1",
    refused: "Password must not be one of those that are guessed first.",
  },
  working: {
    ...empty,
    present: "Stopbank-1",
    password: "Ōtaki beach 7",
    again: "Ōtaki beach 7",
    isWorking: true,
  },
  none: { ...empty, hasPassword: false },
});
