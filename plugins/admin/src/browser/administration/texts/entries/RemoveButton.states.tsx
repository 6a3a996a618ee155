import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RemoveButton } from "./RemoveButton.tsx";

const one = { text: "Remove scenario 2", onRemove: unheard };

export default statesOf(RemoveButton, {
  one,
  labelled: { ...one, text: "Take out", label: "Take out Tsunami" },
  "the last of those there must be": { ...one, onRemove: undefined },
});
