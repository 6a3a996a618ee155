import "./landing.css";
import type { Contact } from "@stopbank/contract/contacts";
import { Portrait } from "../../contacts/Portrait.tsx";

export interface ContactBarViewProps {
  readonly person: Contact;
  /** Below which the client's media lie. */
  readonly prefix: string;
}

/** The internal contact, in reach wherever on Home one is. */
export const ContactBarView = ({ person, prefix }: ContactBarViewProps) => (
  <aside aria-label="Internal contact" className="home-contact">
    <Portrait isSmall person={person} prefix={prefix} />
    <p>
      <span className="sb-small">Questions? Ask your internal contact</span>
      <strong>
        {person.firstName} {person.lastName}
      </strong>
    </p>
    <p className="home-contact-ways">
      {person.phone !== undefined && (
        <a href={`tel:${person.phone.replace(/[^\d+]/g, "")}`}>{person.phone}</a>
      )}
      {person.email !== undefined && <a href={`mailto:${person.email}`}>{person.email}</a>}
    </p>
  </aside>
);
