import "./landing.css";
import type { Contact } from "@stopbank/contract/contacts";
import { ContactWays } from "../../contacts/ContactWays.tsx";
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
      <ContactWays person={person} />
    </p>
  </aside>
);
