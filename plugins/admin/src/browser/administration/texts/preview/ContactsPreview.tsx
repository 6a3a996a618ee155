import { type Contacts, contactRoles } from "../../../../domain/texts/contacts.ts";

/** The contacts as the tab of Home lists them. */
export const ContactsPreview = ({ contacts }: { readonly contacts: Contacts }) => (
  <div className="admin-contacts">
    {contacts.teamEmail !== undefined && (
      <p>
        <a href={`mailto:${contacts.teamEmail}`}>{contacts.teamEmail}</a>
      </p>
    )}
    {contacts.contactFrequency !== undefined && <p>{contacts.contactFrequency}</p>}
    {contacts.clientContactString !== undefined && <p>{contacts.clientContactString}</p>}
    <ul>
      {contactRoles.map(([role, title]) => {
        const person = contacts[role];
        if (person === undefined) return null;
        return (
          <li key={role}>
            <strong>
              {person.firstName} {person.lastName}
            </strong>
            <span className="sb-muted"> {title}</span>
            {person.phone !== undefined && <div>{person.phone}</div>}
            {person.email !== undefined && (
              <div>
                <a href={`mailto:${person.email}`}>{person.email}</a>
              </div>
            )}
          </li>
        );
      })}
    </ul>
    {contacts.emergencyContactString !== undefined && (
      <p>
        <strong>In an emergency:</strong> {contacts.emergencyContactString}
      </p>
    )}
  </div>
);
