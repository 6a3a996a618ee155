import { InputGroup } from "@blueprintjs/core";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { FeedbackField, type FieldTies } from "./FeedbackField.tsx";

const field = {
  label: "E-mail",
  problem: undefined,
  children: (ties: FieldTies) => <InputGroup {...ties} defaultValue="kiri@larkhaven.example" />,
};

export default statesOf(FeedbackField, {
  fine: field,
  optional: { ...field, isOptional: true },
  wrong: { ...field, problem: "Invalid email" },
  "long text": {
    ...field,
    label: "Where somebody of your organisation may send you an answer to what you have to say",
    problem: "This is no e-mail address, or one of a kind that nobody here has ever seen before.",
  },
});
