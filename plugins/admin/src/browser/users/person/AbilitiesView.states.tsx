import { statesOf } from "@stopbank/ui/testing/states-of";
import { AbilitiesView } from "./AbilitiesView.tsx";

export default statesOf(AbilitiesView, {
  member: { chosen: "member" },
  editor: { chosen: "editor" },
  administrator: { chosen: "admin" },
});
