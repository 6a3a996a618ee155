import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RoleView } from "./RoleView.tsx";

const member = {
  held: "member",
  chosen: "member",
  isInvited: false,
  isWorking: false,
  onChoose: unheard,
  onChange: unheard,
} as const;

export default statesOf(RoleView, {
  member,
  "editor chosen": { ...member, chosen: "editor" },
  administrator: { ...member, held: "admin", chosen: "admin" },
  invited: { ...member, isInvited: true },
  working: { ...member, chosen: "editor", isWorking: true },
});
