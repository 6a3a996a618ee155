import fc from "fast-check";
import { expect, it } from "vitest";
import { createMailbox } from "./mailbox.ts";
import { writeMail } from "./templates.ts";

const at = new Date("2026-01-14T23:05:00Z");

it("says the same in text and HTML", () => {
  const mail = writeMail("kiri@larkhaven.example", "invitation", {
    organisation: "Ōtaki & Sons",
    address: "https://risk.example/auth/login?client=a&invitation=b",
    hours: 24,
  });
  expect(mail.subject).toBe("Ōtaki & Sons invites you to Stopbank");
  expect(mail.text).toContain("https://risk.example/auth/login?client=a&invitation=b");
  expect(mail.html).toContain('href="https://risk.example/auth/login?client=a&amp;invitation=b"');
  expect(mail.html).toContain("Ōtaki &amp; Sons invites you");
});

it("tells when in New Zealand's time", () => {
  const { text } = writeMail("a@b.example", "passwordChanged", { at, logInAddress: "https://x.example/" });
  expect(text).toMatch(/on 15 January 2026.* 12:05.pm NZDT\./);
});

it("reads no name as HTML, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>&\"'/ aā=:"), maxLength: 30 }), (organisation) => {
      const { html } = writeMail("a@b.example", "invitation", {
        organisation,
        address: "https://x/",
        hours: 24,
      });
      const plain = writeMail("a@b.example", "invitation", {
        organisation: "",
        address: "https://x/",
        hours: 24,
      });
      const tags = (page: string) => page.match(/<[^>]*>/g);
      expect(tags(html)).toEqual(tags(plain.html));
    }),
  );
});

it("keeps the latest in the mailbox, newest first", () => {
  const mailbox = createMailbox();
  for (let i = 0; i < 205; i++)
    mailbox.put(writeMail(`${i}@b.example`, "newDevice", { at, logInAddress: "https://x/" }));
  expect(mailbox.list()).toHaveLength(200);
  expect(mailbox.list()[0]).toMatchObject({ to: "204@b.example" });
});
