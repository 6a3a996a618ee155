import { Button } from "@blueprintjs/core";
import type { Contacts } from "@stopbank/contract/contacts";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { ContactsView } from "./ContactsView.tsx";

export interface ContactsPageViewProps {
  readonly contacts: Loadable<Contacts>;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** Opens where to write to the organisation. */
  readonly onFeedback: () => void;
  /** What the organisation has written above them. */
  readonly children?: ReactNode;
}

/** Whom to turn to. */
export const ContactsPageView = ({ contacts, prefix, onFeedback, children }: ContactsPageViewProps) => (
  <div className="home-body">
    <h1>Contacts</h1>
    <Loaded
      label="Loading the contacts"
      of={contacts}
      skeleton={<Skeleton height={240} />}
      what="The contacts could not be loaded"
    >
      {(known) => (
        <>
          {children}
          <ContactsView contacts={known} prefix={prefix} />
          <p className="contacts-else">
            Something on the map is wrong or missing?{" "}
            <Button onClick={onFeedback} text="Submit feedback" variant="outlined" />
          </p>
        </>
      )}
    </Loaded>
  </div>
);
