import { Button } from "@blueprintjs/core";
import { type Contacts, isWithoutContacts } from "@stopbank/contract/contacts";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { ContactsView } from "./ContactsView.tsx";

export interface ContactsPageViewProps {
  readonly contacts: Loadable<Contacts>;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** The client's name, for people. */
  readonly organisation: string;
  /** Opens where to write to the organisation. */
  readonly onFeedback: () => void;
}

/** Whom to turn to; where nobody is named, how to write to the organisation all the same. */
export const ContactsPageView = ({ contacts, prefix, organisation, onFeedback }: ContactsPageViewProps) => (
  <div className="home-body">
    <h1>Contacts</h1>
    <Loaded
      label="Loading the contacts"
      of={contacts}
      skeleton={<Skeleton height={240} />}
      what="The contacts could not be loaded"
    >
      {(known) =>
        isWithoutContacts(known) ? (
          <Empty action={<Button intent="primary" onClick={onFeedback} text="Submit feedback" />}>
            {organisation} has named nobody to turn to yet. What you write in the feedback reaches its
            administrators.
          </Empty>
        ) : (
          <>
            <ContactsView contacts={known} prefix={prefix} />
            <p className="contacts-else">
              Something on the map is wrong or missing?{" "}
              <Button onClick={onFeedback} text="Submit feedback" variant="outlined" />
            </p>
          </>
        )
      }
    </Loaded>
  </div>
);
