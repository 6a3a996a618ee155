import type { Contact, Contacts, contactRoles } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";

type Page = ContentOf<"landingPage">;

/** The page with these contacts in place of those it had, or in a section of their own at its end. The rest stays. */
export function withContacts(page: Page, contacts: Contacts): Page {
  let isPut = false;
  const changed = page.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (isPut || block.type !== "contacts") return block;
      isPut = true;
      return contacts;
    }),
  }));
  return isPut ? changed : [...page, { section: "contacts", blocks: [contacts] }];
}

/** Contacts with one person's field changed. A person without a name is none, and leaves. */
export function withContact(
  contacts: Contacts,
  role: (typeof contactRoles)[number][0],
  change: Partial<Contact>,
): Contacts {
  const person: Contact = { firstName: "", lastName: "", ...contacts[role], ...change };
  const { [role]: _, ...others } = contacts;
  const filled = Object.fromEntries(
    Object.entries(person).filter(
      ([name, value]) => value !== "" || name === "firstName" || name === "lastName",
    ),
  ) as Contact;
  return Object.values(person).every((value) => value === "") ? others : { ...others, [role]: filled };
}

/** Contacts with one of their own lines changed; an empty one leaves. */
export function withLine(
  contacts: Contacts,
  name: "teamEmail" | "contactFrequency" | "emergencyContactString" | "clientContactString",
  words: string,
): Contacts {
  const { [name]: _, ...others } = contacts;
  return words === "" ? others : { ...others, [name]: words };
}
