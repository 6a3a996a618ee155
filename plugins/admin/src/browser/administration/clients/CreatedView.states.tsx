import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CreatedView } from "./CreatedView.tsx";

const invited = {
  client: {
    client_name: "opotiki",
    display_name: "Ōpōtiki District Council",
    created_at: "2026-11-24T09:00:00.000Z",
    members: 0,
    invited: 1,
    has_dataset: false,
  },
  administrator: { email: "mere@opotiki.example", became: "invited" as const },
  isOwn: false,
  onOpen: unheard,
  onDismiss: unheard,
};
const admin = { ...invited, administrator: { email: "mere@opotiki.example", became: "admin" as const } };

export default statesOf(CreatedView, {
  invited,
  "has an account": admin,
  "with a dataset": { ...admin, client: { ...admin.client, has_dataset: true } },
  own: { ...admin, isOwn: true },
  "long text": {
    ...invited,
    client: { ...invited.client, display_name: "Te Kaunihera ā-Rohe o Te Tai Tokerau ".repeat(4).trim() },
    administrator: {
      email: `${"long".repeat(15)}@${"district-council".repeat(3)}.example`,
      became: "invited" as const,
    },
  },
});
