import { describe, expect, it } from "vitest";
import { contactsOf, isWithoutContacts } from "./contacts.ts";

const mere = { firstName: "Mere", lastName: "Tautahi" };

describe("the contacts of a page", () => {
  it("HOM-07: are its first block of them, wherever it stands", () => {
    const contacts = { type: "contacts" as const, clientContact: mere };
    const about = { type: "content" as const, content: "About" };
    expect(
      contactsOf([
        { section: "about", blocks: [about] },
        { section: "contacts", blocks: [about, contacts, { type: "contacts" }] },
      ]),
    ).toBe(contacts);
    expect(isWithoutContacts(contacts)).toBe(false);
  });

  it("HOM-03: are none where nobody wrote any", () => {
    expect(isWithoutContacts(contactsOf([]))).toBe(true);
    expect(isWithoutContacts(contactsOf([{ section: "contacts", blocks: [{ type: "contacts" }] }]))).toBe(
      true,
    );
  });
});
