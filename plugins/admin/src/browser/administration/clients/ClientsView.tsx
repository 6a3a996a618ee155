import { Button, Tag } from "@blueprintjs/core";
import type { InstallationClient } from "@stopbank/contract/installation";
import { formatDate } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { peopleWords } from "../../../domain/people/newClient.ts";

export interface ClientsViewProps {
  readonly clients: Loadable<readonly InstallationClient[]>;
  /** What was created last, and what comes next. */
  readonly created: ReactNode;
  readonly onNew: () => void;
}

/** The clients of the installation, for whoever looks after it. */
export const ClientsView = ({ clients, created, onNew }: ClientsViewProps) => (
  <section aria-label="Clients" className="admin-panel sb-card">
    <div className="admin-clients-head">
      <p className="sb-muted">
        Each client is an organisation with its own people, map and settings. Its administrators look after
        it; you see that it is there, and nothing in it unless you belong to it.
      </p>
      <Button intent="primary" onClick={onNew} text="New client" />
    </div>
    {created}
    <Loaded
      label="Loading the clients"
      of={clients}
      skeleton={<Skeleton height={220} />}
      what="The clients could not be loaded"
    >
      {(list) =>
        list.length === 0 ? (
          <Empty>This installation has no client yet.</Empty>
        ) : (
          <ul aria-label="Clients of this installation" className="admin-clients">
            {list.map((client) => (
              <li key={client.client_name}>
                <div className="admin-client-about">
                  <strong>{client.display_name}</strong>
                  <code>{client.client_name}</code>
                </div>
                <span>{peopleWords(client)}</span>
                <span className="sb-muted">Created {formatDate(new Date(client.created_at))}</span>
                <span className="admin-client-data">
                  {client.has_dataset ? (
                    <Tag minimal>Has a dataset</Tag>
                  ) : (
                    <Tag intent="warning" minimal>
                      No dataset yet
                    </Tag>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
);
