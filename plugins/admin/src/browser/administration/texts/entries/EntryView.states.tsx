import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EntryView } from "./EntryView.tsx";

const one = { title: "Scenario 2", children: <p>Fields</p>, onRemove: unheard };

export default statesOf(EntryView, {
  one,
  "the last of those there must be": { ...one, onRemove: undefined },
});
