import type { InstallationClient } from "@stopbank/contract/installation";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ClientsView } from "./ClientsView.tsx";
import created from "./CreatedView.states.tsx";
import { CreatedView } from "./CreatedView.tsx";

const client = (more: Partial<InstallationClient> = {}): InstallationClient => ({
  client_name: "larkhaven",
  display_name: "Larkhaven District Council",
  created_at: "2026-11-02T09:00:00.000Z",
  members: 12,
  invited: 0,
  has_dataset: true,
  ...more,
});

const many = {
  clients: ready([
    client(),
    client({ client_name: "northport", display_name: "Northport City Council", members: 3, invited: 2 }),
    client({
      client_name: "opotiki",
      display_name: "Ōpōtiki District Council",
      members: 0,
      invited: 1,
      has_dataset: false,
    }),
  ]),
  created: null,
  onNew: unheard,
};

export default statesOf(ClientsView, {
  loading: { ...many, clients: loading },
  failed: {
    ...many,
    clients: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...many, clients: ready([]) },
  one: { ...many, clients: ready([client({ members: 1 })]) },
  many,
  "one was created": { ...many, created: <CreatedView {...created.states.invited} /> },
  "long names": {
    ...many,
    clients: ready([
      client({
        client_name: "te-kaunihera-a-rohe-o-te-tai-tokerau-me-nga-motu-o-te-hauraro-raw",
        display_name: "Te Kaunihera ā-Rohe o Te Tai Tokerau me Ngā Motu o te Hauraro ".repeat(3).trim(),
        members: 10_482,
        invited: 311,
      }),
    ]),
  },
});
