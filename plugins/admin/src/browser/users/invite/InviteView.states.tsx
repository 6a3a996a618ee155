import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { InviteView } from "./InviteView.tsx";

const empty = {
  text: "",
  problem: undefined,
  isSending: false,
  role: "member",
  onRole: unheard,
  onText: unheard,
  onInvite: unheard,
} as const;
const typed = { ...empty, text: "kiri@larkhaven.example, tama@larkhaven.example" };

export default statesOf(InviteView, {
  empty,
  typed,
  "no address": { ...typed, text: "kiri@larkhaven", problem: "Invalid email: kiri@larkhaven" },
  "as editors": { ...typed, role: "editor" },
  refused: { ...typed, problem: "Too many people were invited today. Try again later." },
  sending: { ...typed, isSending: true },
  "many lines": {
    ...typed,
    text: Array.from({ length: 40 }, (_, at) => `member-${at}@larkhaven.example`).join("\n"),
  },
  "long text": { ...typed, text: `${"k".repeat(400)}@x`, problem: `Invalid email: ${"k".repeat(235)}…` },
});
