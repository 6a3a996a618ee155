import { Button, Callout } from "@blueprintjs/core";
import { TickCircleIcon } from "@blueprintjs/icons";
import type { CreatedClient } from "@stopbank/contract/installation";

export interface CreatedViewProps extends CreatedClient {
  /** The administrator is who reads this. */
  readonly isOwn: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** A client that was created, and what comes next. */
export const CreatedView = ({ client, administrator, isOwn, onOpen, onDismiss }: CreatedViewProps) => (
  <Callout
    className="admin-client-created"
    icon={<TickCircleIcon />}
    intent="success"
    role="status"
    title={`${client.display_name} is created`}
  >
    <ul>
      <li>{nextWords(administrator, isOwn)}</li>
      {administrator.became !== "admin" && (
        <li>
          If the link runs out:{" "}
          <code>
            stopbank user invite {client.client_name} {administrator.email} --role admin
          </code>{" "}
          sends another.
        </li>
      )}
      <li>
        {client.has_dataset ? (
          "Its map shows the dataset that is published under its name."
        ) : (
          <>
            Its map is empty until a dataset is published: <code>stopbank import</code>, with the client{" "}
            <code>{client.client_name}</code>.
          </>
        )}
      </li>
      <li>Every feature is on. Its administrators switch them, and choose its branding and texts.</li>
    </ul>
    <div className="admin-client-next">
      {isOwn && <Button intent="primary" onClick={onOpen} text={`Go to ${client.display_name}`} />}
      <Button onClick={onDismiss} text="Close" variant="outlined" />
    </div>
  </Callout>
);

function nextWords({ email, became }: CreatedClient["administrator"], isOwn: boolean): string {
  if (isOwn) return "You are its administrator. Change Client has it once the page is loaded again.";
  return became === "admin"
    ? `${email} is its administrator at once, and finds it under Change Client after the next log-in.`
    : `${email} has been sent a mail with a link, good for 24 hours, and is its administrator after signing up.`;
}
