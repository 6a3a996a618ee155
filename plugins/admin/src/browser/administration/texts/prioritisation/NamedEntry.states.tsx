import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NamedEntry } from "./NamedEntry.tsx";

const one = {
  title: "Scenario 2",
  named: { display_name: "Sea level and storms", description: "A 1 in 100 year storm tide, a metre higher." },
  onChange: unheard,
  onRemove: unheard,
  children: <p>Fields</p>,
};

export default statesOf(NamedEntry, {
  one,
  new: { ...one, named: { display_name: "" } },
});
