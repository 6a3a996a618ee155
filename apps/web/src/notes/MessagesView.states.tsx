import { statesOf } from "@stopbank/ui/testing/states-of";
import { MessagesView } from "./MessagesView.tsx";

const intents = ["info", "success", "warning", "error"] as const;
const said = intents.map((intent, index) => ({
  id: index + 1,
  intent,
  message: `Said as ${intent}.`,
  at: new Date(Date.UTC(2026, 2, 1, 9, index)),
}));
const long =
  "Two of the nine layers in this address are not offered to this client any more, or are not for you: they were left out.";

export default statesOf(MessagesView, {
  none: { history: [] },
  "one of each": { history: said },
  "long text": { history: said.slice(0, 1).map((one) => ({ ...one, message: long })) },
});
