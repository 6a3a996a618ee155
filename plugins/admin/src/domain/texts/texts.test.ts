import { type Contacts, contactRoles, contactsOf } from "@stopbank/contract/contacts";
import { contentKinds } from "@stopbank/contract/content";
import { contentDocument } from "@stopbank/contract/content-documents";
import { hasShape } from "@stopbank/contract/has-shape";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withContact, withContacts, withLine } from "./contacts.ts";
import { comparableText, editableBody, isSameText, offeredKinds, textKinds } from "./texts.ts";

describe("texts", () => {
  it("begin as something that may be kept, and name the installation's as such", () => {
    for (const { kind, isInstallations = false } of textKinds) {
      expect(contentKinds[kind].of === "installation").toBe(isInstallations);
      if (isInstallations) continue;
      const name = contentKinds[kind].isNamed ? "a.md" : "";
      expect(() => contentDocument(kind, editableBody(kind, null), name)).not.toThrow();
      expect([kind, hasShape(kind, editableBody(kind, null))]).toEqual([kind, true]);
    }
  });

  it("of a feature are offered where the client has it", () => {
    const kinds = (flags: Parameters<typeof offeredKinds>[0]) => offeredKinds(flags).map(({ kind }) => kind);
    const on = { enabled: "enabled" };
    const none = kinds({});
    expect(kinds({ prioritisationPage: on }).filter((kind) => !none.includes(kind))).toEqual([
      "prioritisation",
    ]);
    expect(kinds({ propertyPage: on }).filter((kind) => !none.includes(kind))).toEqual([
      "propertyExplorer",
      "technicalReports",
    ]);
  });

  it("ask nobody again because the last ones did", () => {
    expect(editableBody("terms", { html: "<p>1</p>", ask_again: true })).toEqual({ html: "<p>1</p>" });
    expect(editableBody("help", { title: "a", body: "b" })).toEqual({ title: "a", body: "b" });
  });

  it("are compared as lines of words", () => {
    expect(comparableText({ html: "<p>1</p>", ask_again: true })).toBe("<p>1</p>");
    expect(comparableText({ title: "Kia ora", subtitle: "", faq: [{ q: "Why?", a: "So." }] })).toBe(
      "questions, 1, answer: So.\nquestions, 1, question: Why?\ntitle: Kia ora\nsubtitle: ",
    );
    expect(comparableText({ subtitle: "", title: "Kia ora" })).toBe(
      comparableText({ title: "Kia ora", subtitle: "" }),
    );
    expect(comparableText([{ section: "why", blocks: [{ type: "banner" }, { type: "contacts" }] }])).toBe(
      "1, blocks, 1, layout: banner\n1, blocks, 2, layout: contacts\n1, tab: why",
    );
    expect(comparableText({ elements: [{ type: "buildings" }] })).toBe(
      "elements, 1, element layer: buildings",
    );
    expect(comparableText(null)).toBe("");
  });

  it("are the same in any order of their parts, and not where a word differs", () => {
    expect(isSameText({ a: 1, b: [{ c: 1, d: undefined }] }, { b: [{ c: 1 }], a: 1 })).toBe(true);
    expect(isSameText({ a: ["x", "y"] }, { a: ["y", "x"] })).toBe(false);
  });
});

describe("contacts", () => {
  const page = [
    { section: "start", blocks: [{ type: "content" as const, header: "Kia ora" }] },
    { section: "contacts", blocks: [{ type: "contacts" as const, teamEmail: "a@b.example" }] },
  ];

  it("are found and changed in their page, and the rest of it stays", () => {
    expect(contactsOf(page)).toEqual({ type: "contacts", teamEmail: "a@b.example" });
    expect(contactsOf([])).toEqual({ type: "contacts" });
    const changed = withContacts(page, { type: "contacts" });
    expect(changed[0]).toEqual(page[0]);
    expect(changed[1]?.blocks).toEqual([{ type: "contacts" }]);
    expect(withContacts([], { type: "contacts", teamEmail: "x" })).toEqual([
      { section: "contacts", blocks: [{ type: "contacts", teamEmail: "x" }] },
    ]);
  });

  it("may be kept, whatever is typed and taken back, and come out as they went in", () => {
    const words = fc.constantFrom("", "Aroha", "04 123", "a@b.example");
    const step = fc.tuple(
      fc.constantFrom(...contactRoles.map(([role]) => role)),
      fc.constantFrom("firstName", "lastName", "phone", "email"),
      words,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), words, (steps, line) => {
        let contacts: Contacts = { type: "contacts" };
        for (const [role, field, value] of steps) contacts = withContact(contacts, role, { [field]: value });
        contacts = withLine(contacts, "contactFrequency", line);
        const body = withContacts(page, contacts);
        expect(() => contentDocument("landingPage", body)).not.toThrow();
        expect(contactsOf(body)).toEqual(contacts);
        for (const [role] of contactRoles) contacts = withContact(contacts, role, cleared);
        expect(withLine(contacts, "contactFrequency", "")).toEqual({ type: "contacts" });
      }),
    );
  });

  const cleared = { firstName: "", lastName: "", phone: "", email: "", image: "" };
});
