import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";
import { MOST_INVITED, readInviteList } from "./inviteList.ts";

const extra = "Extra comma or space found in invite list";

/** Addresses that differ, however they are written. */
const someEmails = fc.uniqueArray(fc.emailAddress().filter(isEmail), {
  selector: (email) => email.toLowerCase(),
  minLength: 1,
  maxLength: 8,
});
const spaces = fc.string({ unit: fc.constantFrom(" ", "\t", "\n"), maxLength: 3 });
const separator = fc.constantFrom(" ", "\t", "\n", "\r\n");
/** What no comma or space can be in, so that it stays one entry. */
const noEmail = fc.stringMatching(/^[^\s,]{1,12}$/).filter((text) => !isEmail(text));

describe("ACC-53: an invite list", () => {
  it.each([
    ["kiri@x.nz", ["kiri@x.nz"]],
    ["kiri@x.nz, tama@x.nz,mere@x.nz", ["kiri@x.nz", "tama@x.nz", "mere@x.nz"]],
    ["kiri@x.nz tama@x.nz", ["kiri@x.nz", "tama@x.nz"]],
    ["kiri@x.nz\r\ntama@x.nz\r\n", ["kiri@x.nz", "tama@x.nz"]],
    ["  kiri@[10.0.0.1] ", ["kiri@[10.0.0.1]"]],
  ])("%j names %j", (text, emails) => expect(readInviteList(text)).toEqual({ emails }));

  it.each([
    ["kiri@x.nz,", extra],
    [",kiri@x.nz", extra],
    ["kiri@x.nz,,tama@x.nz", extra],
    ["kiri@x.nz, ,tama@x.nz", extra],
    ["kiri@x.nz  tama@x.nz", extra],
    ["kiri@x.nz\n\ntama@x.nz", extra],
    ["", extra],
    ["  ", extra],
    ["kiri", "Invalid email: kiri"],
    ["kiri@x.nz, tama, mere@", "Invalid email: tama, mere@"],
    // With a comma anywhere, a space is part of an address, and none may have one.
    ["kiri@x.nz tama@x.nz, mere@x.nz", "Invalid email: kiri@x.nz tama@x.nz"],
    ["kiri@x.nz;tama@x.nz", "Invalid email: kiri@x.nz;tama@x.nz"],
  ])("%j: %s", (text, problem) => expect(readInviteList(text)).toEqual({ problem }));

  it("names an address once, as it was written last", () => {
    expect(readInviteList("Kiri@x.nz, tama@x.nz, kiri@X.nz")).toEqual({
      emails: ["kiri@X.nz", "tama@x.nz"],
    });
  });

  it("takes so many at once and no more", () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@x.nz`).join(" ");
    expect(readInviteList(list(MOST_INVITED))).toHaveProperty("emails.length", MOST_INVITED);
    expect(readInviteList(list(MOST_INVITED + 1))).toEqual({
      problem: "At most 100 people can be invited at once, and this list has 101",
    });
  });

  it("is read whatever commas and spaces stand between, as long as there is one of each", () => {
    fc.assert(
      fc.property(someEmails, spaces, spaces, separator, (emails, before, after, between) => {
        expect(readInviteList(before + emails.join(`${before},${after}`) + after)).toEqual({ emails });
        expect(readInviteList(before + emails.join(between) + after)).toEqual({ emails });
      }),
    );
  });

  it("has one separator too many wherever there are two", () => {
    fc.assert(
      fc.property(someEmails, separator, fc.nat(), (emails, between, at) => {
        const doubled = (mark: string) => emails.toSpliced(at % (emails.length + 1), 0, "").join(mark);
        expect(readInviteList(doubled(","))).toEqual({ problem: extra });
        // At either end of the text spaces count for nothing.
        const place = at % (emails.length + 1);
        if (place > 0 && place < emails.length)
          expect(readInviteList(doubled(between))).toEqual({ problem: extra });
      }),
    );
  });

  it("says which entries are no addresses, all of them and no others", () => {
    fc.assert(
      fc.property(someEmails, fc.array(noEmail, { minLength: 1, maxLength: 4 }), (emails, others) => {
        const problem = `Invalid email: ${others.join(", ")}`;
        expect(readInviteList([...emails, ...others].join(","))).toEqual({ problem });
        expect(readInviteList([...others, ...emails].join(" "))).toEqual({ problem });
      }),
    );
  });

  it("never names what is no address, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab@.,; \t\n"), maxLength: 30 }), (text) => {
        const read = readInviteList(text);
        if ("problem" in read) expect(read.problem).not.toBe("");
        else
          for (const email of read.emails)
            expect([isEmail(email), /[\s,]/.test(email)]).toEqual([true, false]);
      }),
    );
  });
});
