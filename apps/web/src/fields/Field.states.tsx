import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { Field } from "./Field.tsx";

const field = { label: "E-mail", onValue: unheard, value: "" };

export default statesOf(Field, {
  empty: field,
  filled: { ...field, value: "kiri@larkhaven.example" },
  wrong: { ...field, value: "kiri@", problem: "Invalid email" },
  disabled: { ...field, value: "kiri@larkhaven.example", disabled: true },
  "long text": {
    ...field,
    value: "a.very.long.name.of.somebody.with.many.names@larkhaven-district-council.example",
    problem:
      "No account has this address; ask whoever looks after accounts in your organisation to invite you.",
  },
});
