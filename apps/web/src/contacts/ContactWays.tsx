import type { Contact } from "@stopbank/contract/contacts";

/** How somebody is reached: what is not known of it is left out. */
export const ContactWays = ({ person: { phone, email } }: { readonly person: Contact }) => (
  <>
    {phone !== undefined && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
    {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
  </>
);
