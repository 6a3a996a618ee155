import fc from "fast-check";
import { expect, it } from "vitest";
import { createMailbox } from "./mailbox.ts";
import { writeMail } from "./templates.ts";

const at = new Date("2026-01-14T23:05:00Z");

it("says the same in text and HTML", () => {
  const mail = writeMail("kiri@larkhaven.example", "invitation", {
    organisation: "Ōtaki & Sons",
    address: "https://risk.example/auth/login#client=a&invitation=b",
    hours: 24,
  });
  expect(mail.subject).toBe("Ōtaki & Sons invites you to Stopbank");
  expect(mail.text).toContain("https://risk.example/auth/login#client=a&invitation=b");
  expect(mail.html).toContain('href="https://risk.example/auth/login#client=a&amp;invitation=b"');
  expect(mail.html).toContain("Ōtaki &amp; Sons invites you");
});

it("bears its organisation's name and colour, and ours without one", () => {
  const facts = { organisation: "Ōtaki", address: "https://x.example/", hours: 24 };
  const theirs = writeMail("a@b.example", "invitation", { ...facts, colour: "#5a1e4b" });
  expect(theirs.html).toContain('color:#5a1e4b;margin:0 0 24px">Ōtaki</p>');
  expect(theirs.html).toContain("background:#5a1e4b;color:#ffffff");
  expect(theirs.text).toMatch(/\nŌtaki\n$/);
  const plain = writeMail("a@b.example", "invitation", facts);
  expect(plain.html).toContain('color:#0b2545;margin:0 0 24px">Stopbank</p>');
});

it("says of an invitation that is sent again that what came before opens nothing", () => {
  const facts = { organisation: "Ōtaki", address: "https://x.example/", hours: 24 };
  const [first, again] = [
    writeMail("a@b.example", "invitation", facts),
    writeMail("a@b.example", "invitationAgain", facts),
  ];
  expect([first.subject, again.subject]).toEqual([
    "Ōtaki invites you to Stopbank",
    "Ōtaki invites you to Stopbank again",
  ]);
  for (const words of [
    "The links that we sent you before open nothing any more.",
    "If you do not know Ōtaki, do nothing.",
  ]) {
    expect([again.text, again.html]).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ]);
  }
  expect(first.text).not.toContain("before");
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

it("tells what came of a job, and encloses nothing", () => {
  const facts = {
    title: "Risk summary of Ōtaki",
    organisation: "Larkhaven",
    failure: undefined,
    files: ["summary.pdf", "summary.xlsx"],
    keptUntil: at,
    address: "https://risk.example",
  };
  const ready = writeMail("a@b.example", "jobEnded", facts);
  expect(ready.subject).toBe("Ready: Risk summary of Ōtaki");
  for (const part of ["summary.pdf, summary.xlsx", "15 January 2026", "https://risk.example"])
    expect(ready.text).toContain(part);
  const failed = writeMail("a@b.example", "jobEnded", { ...facts, failure: "Nothing was selected." });
  expect(failed.subject).toBe("Not done: Risk summary of Ōtaki");
  expect(failed.text).toContain("Nothing was selected.");
  expect(failed.text).not.toContain("summary.pdf");
});

it("AMB-06: passes on what people say as they said it, with nothing of it in the subject", () => {
  const said = {
    organisation: "Larkhaven",
    kind: "Issue",
    words: "<b>Dark</b>\nat night",
    layers: ["Buildings", "River flood"],
    email: "kiri@larkhaven.example",
    pageAddress: "https://risk.example/risk?v=1",
    hasPicture: true,
    id: "8bca6b6b",
  };
  const mail = writeMail("desk@larkhaven.example", "feedback", said);
  expect(mail.subject).toBe("Feedback for Larkhaven: Issue");
  for (const part of [
    said.words,
    "Buildings; River flood",
    said.email,
    said.pageAddress,
    "A picture came",
    said.id,
  ])
    expect(mail.text).toContain(part);
  expect(mail.html).toContain("&lt;b&gt;Dark&lt;/b&gt;");
  const bare = { ...said, layers: [], email: undefined, pageAddress: undefined, hasPicture: false };
  const { text } = writeMail("desk@larkhaven.example", "feedback", bare);
  expect(text).toContain("No e-mail was given");
  expect(text).not.toMatch(/layers|picture|page/);
});

it("G-06: keeps the latest in the mailbox, newest first", () => {
  const mailbox = createMailbox();
  for (let i = 0; i < 205; i++)
    mailbox.put(writeMail(`${i}@b.example`, "newDevice", { at, logInAddress: "https://x/" }));
  expect(mailbox.list()).toHaveLength(200);
  expect(mailbox.list()[0]).toMatchObject({ to: "204@b.example" });
});
