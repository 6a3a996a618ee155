import "./clients.css";
import type { CreatedClient } from "@stopbank/contract/installation";
import { session, useService, useSession } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { ClientsView } from "./ClientsView.tsx";
import { CreatedView } from "./CreatedView.tsx";
import { NewClientView } from "./NewClientView.tsx";
import { useClients } from "./useClients.ts";
import { useCreating } from "./useCreating.ts";

/** The clients of the installation, and a new one. */
export default function ClientsPanel() {
  const { clients, refresh } = useClients();
  const { email } = useSession();
  const { changeClient } = useService(session);
  const [created, setCreated] = useState<CreatedClient>();
  const { open, form } = useCreating((made) => {
    setCreated(made);
    refresh();
  });
  return (
    <>
      <ClientsView
        clients={clients}
        created={
          created && (
            <CreatedView
              {...created}
              isOwn={created.administrator.became === "admin" && created.administrator.email === email}
              onDismiss={() => setCreated(undefined)}
              onOpen={() => changeClient(created.client.client_name, "/administration")}
            />
          )
        }
        onNew={open}
      />
      <NewClientView {...form} />
    </>
  );
}
