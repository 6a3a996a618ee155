import { InputGroup } from "@blueprintjs/core";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { LabelledField } from "./LabelledField.tsx";

const field = {
  label: "Issuer",
  hint: "The address that your provider calls issuer.",
  children: (tied: object) => <InputGroup {...tied} defaultValue="https://login.larkhaven.example" />,
};

export default statesOf(LabelledField, {
  usual: field,
  "without a hint": { label: "Client ID", children: field.children },
  refused: { ...field, problem: "Write an address that begins with https." },
});
