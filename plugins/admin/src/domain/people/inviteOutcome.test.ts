import fc from "fast-check";
import { expect, it } from "vitest";
import { inviteOutcome } from "./inviteOutcome.ts";

it("ACC-54: those asked for who have no new account were not invited", () => {
  expect(inviteOutcome(["Kiri@x.nz", "tama@x.nz"], [{ email: "kiri@x.nz" }])).toEqual({
    invited: ["Kiri@x.nz"],
    failed: ["tama@x.nz"],
    kept: [],
  });
});

it("tells who stays invited as more than was asked for", () => {
  expect(inviteOutcome(["tama@x.nz"], [{ email: "tama@x.nz", invited_as: "editor" }])).toMatchObject({
    invited: ["tama@x.nz"],
    kept: [{ email: "tama@x.nz", role: "editor" }],
  });
});

it("ACC-54: everybody asked for is one or the other, in the order they were asked for", () => {
  const emails = fc.uniqueArray(fc.emailAddress(), { selector: (email) => email.toLowerCase() });
  fc.assert(
    fc.property(emails, fc.infiniteStream(fc.boolean()), (asked, made) => {
      const isMade = asked.map(() => made.next().value);
      const { invited, failed } = inviteOutcome(
        asked,
        asked.filter((_, at) => isMade[at]).map((email) => ({ email: email.toUpperCase() })),
      );
      expect(invited).toEqual(asked.filter((_, at) => isMade[at]));
      expect(failed).toEqual(asked.filter((_, at) => !isMade[at]));
    }),
  );
});
