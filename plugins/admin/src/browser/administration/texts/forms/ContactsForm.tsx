import { type Contacts, contactRoles } from "@stopbank/contract/contacts";
import { withContact, withLine } from "../../../../domain/texts/contacts.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { MediaField } from "../pages/MediaField.tsx";

export interface ContactsFormProps {
  readonly contacts: Contacts;
  readonly onChange: (contacts: Contacts) => void;
}

/** Whom people may turn to. Who has neither name nor address is left out. */
export const ContactsForm = ({ contacts, onChange }: ContactsFormProps) => (
  <div className="admin-fields">
    <WordsField
      label="E-mail of the team"
      onValue={(words) => onChange(withLine(contacts, "teamEmail", words))}
      type="email"
      value={contacts.teamEmail ?? ""}
    />
    <WordsField
      help="Such as: each month, on the first Monday."
      label="How often you meet"
      onValue={(words) => onChange(withLine(contacts, "contactFrequency", words))}
      value={contacts.contactFrequency ?? ""}
    />
    <WordsField
      label="In an emergency"
      most={20_000}
      onValue={(words) => onChange(withLine(contacts, "emergencyContactString", words))}
      rows={3}
      value={contacts.emergencyContactString ?? ""}
    />
    <WordsField
      label="About the internal contact"
      most={20_000}
      onValue={(words) => onChange(withLine(contacts, "clientContactString", words))}
      rows={3}
      value={contacts.clientContactString ?? ""}
    />
    {contactRoles.map(([role, title]) => {
      const person = contacts[role];
      const put = (name: "firstName" | "lastName" | "phone" | "email" | "image") => (words: string) =>
        onChange(withContact(contacts, role, { [name]: words }));
      return (
        <fieldset key={role}>
          <legend>{title}</legend>
          <div className="admin-pair">
            <WordsField label="First name" onValue={put("firstName")} value={person?.firstName ?? ""} />
            <WordsField label="Last name" onValue={put("lastName")} value={person?.lastName ?? ""} />
            <WordsField label="Phone" onValue={put("phone")} type="tel" value={person?.phone ?? ""} />
            <WordsField label="E-mail" onValue={put("email")} type="email" value={person?.email ?? ""} />
          </div>
          <MediaField label="Portrait" onValue={put("image")} value={person?.image ?? ""} takes="picture" />
        </fieldset>
      );
    })}
  </div>
);
