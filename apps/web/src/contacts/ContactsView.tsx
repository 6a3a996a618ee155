import "./contacts.css";
import { type Contact, type Contacts, contactRoles } from "@stopbank/contract/contacts";
import { ContactWays } from "./ContactWays.tsx";
import { Portrait } from "./Portrait.tsx";

const navigators = contactRoles.filter(([role]) => role !== "clientContact");

export interface ContactsViewProps {
  readonly contacts: Contacts;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** The level of its headings: below a page's own, or below a panel's. */
  readonly heading?: 2 | 4;
}

/** The client's own person first, then the advisers beside them; whom and what there is none of is left out. */
export function ContactsView({ contacts, prefix, heading = 2 }: ContactsViewProps) {
  const { clientContact, clientContactString, teamEmail, contactFrequency, emergencyContactString } =
    contacts;
  const Heading = `h${heading}` as const;
  const present = navigators.flatMap(([role, title]) => {
    const person = contacts[role];
    return person === undefined ? [] : [{ role, title, person }];
  });
  return (
    <div className="contacts">
      {emergencyContactString !== undefined && (
        <p className="contacts-emergency">
          <strong>In an emergency:</strong> {emergencyContactString}
        </p>
      )}
      {(clientContact ?? clientContactString) !== undefined && (
        <section>
          <Heading>Internal contact</Heading>
          {clientContactString !== undefined && <p>{clientContactString}</p>}
          {clientContact !== undefined && (
            <ul>
              <Card person={clientContact} prefix={prefix} />
            </ul>
          )}
        </section>
      )}
      {(present.length > 0 || teamEmail !== undefined || contactFrequency !== undefined) && (
        <section>
          <Heading>Resilience Navigators</Heading>
          {contactFrequency !== undefined && <p>{contactFrequency}</p>}
          {teamEmail !== undefined && (
            <p>
              All of them: <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
            </p>
          )}
          {present.length > 0 && (
            <ul>
              {present.map(({ role, title, person }) => (
                <Card key={role} person={person} prefix={prefix} title={title} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

interface CardProps {
  readonly person: Contact;
  readonly prefix: string;
  readonly title?: string;
}

const Card = ({ person, prefix, title }: CardProps) => (
  <li className="sb-card">
    <Portrait person={person} prefix={prefix} />
    <div>
      <strong>
        {person.firstName} {person.lastName}
      </strong>
      {title !== undefined && <span className="sb-muted sb-small">{title}</span>}
      <ContactWays person={person} />
    </div>
  </li>
);
