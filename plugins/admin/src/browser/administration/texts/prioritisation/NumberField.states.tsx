import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NumberField } from "./NumberField.tsx";

const empty = {
  label: "Moderate",
  value: undefined,
  usual: "0.5",
  min: 0,
  max: 1,
  step: 0.05,
  onValue: unheard,
};

export default statesOf(NumberField, {
  empty,
  written: { ...empty, value: 0.4 },
  beyond: { ...empty, value: 3 },
});
