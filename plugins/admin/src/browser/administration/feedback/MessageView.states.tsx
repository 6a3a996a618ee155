import type { InboxMessage } from "@stopbank/contract/inbox";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MessageView } from "./MessageView.tsx";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const message = (feedback_id: string, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  feedback_id,
  at: "2026-11-24T02:15:00Z",
  kind: "Issue",
  state: "new",
  text: "The river at Ōtara is drawn where it was before the works.\n\nCould somebody have a look?",
  layers: ["Buildings", "River flood"],
  email: "aroha@larkhaven.example",
  is_member: true,
  page: "/risk?v=1&l=h:river_flood",
  picture: null,
  ...rest,
});

const whole = {
  message: message("1"),
  organisation: "Larkhaven District Council",
  picture: undefined,
  isChanging: false,
  onState: unheard,
  onDelete: unheard,
  onGo: unheard,
};
const pictured = message("2", { picture: { given_name: "my_map.png" } });

export default statesOf(MessageView, {
  whole,
  "with a picture": { ...whole, message: pictured, picture: ready(pixel) },
  "picture loading": { ...whole, message: pictured, picture: loading },
  "picture failed": {
    ...whole,
    message: pictured,
    picture: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  changing: { ...whole, isChanging: true },
  "a visitor's": {
    ...whole,
    message: message("3", { email: null, page: "/home", layers: [], is_member: false }),
  },
  "from nowhere": { ...whole, message: message("4", { page: "//elsewhere.example" }) },
  long: { ...whole, message: message("5", { text: "Pāpāmoa and so on ".repeat(120) }) },
});
