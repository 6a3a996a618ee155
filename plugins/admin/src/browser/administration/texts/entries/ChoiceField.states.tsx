import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ChoiceField } from "./ChoiceField.tsx";

const chosen = {
  label: "Element layer",
  value: "roads",
  options: [
    { value: "buildings", label: "Buildings" },
    { value: "roads", label: "Roads", group: "Infrastructure" },
  ],
  onValue: unheard,
};

export default statesOf(ChoiceField, {
  chosen,
  "nothing chosen": { ...chosen, value: "", placeholder: "Choose a layer ..." },
  "not in the data any more": { ...chosen, value: "castles" },
});
