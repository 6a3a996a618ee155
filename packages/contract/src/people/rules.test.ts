import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeFaults } from "./confirmationCode.ts";
import { emailDomain, emailFault, isEmail, isEmailDomain } from "./email.ts";
import { passwordFaults } from "./password.ts";
import { internationalPhone, phoneFault } from "./phone.ts";

describe("ACC-25: a new password", () => {
  const missing = {
    lower: "Password must contain a lower case letter",
    upper: "Password must contain an upper case letter",
    number: "Password must contain a number",
    special: "Password must contain a special character or a space",
    edge: "Password must not contain a leading or trailing space",
    short: "Password must contain at least 8 characters",
  };

  it.each([
    ["Stopbank-1", []],
    ["Pāua Ōtaki 1", []],
    ["Stop bank1", []],
    ["", [missing.lower, missing.upper, missing.number, missing.special, missing.short]],
    ["stopbank-1", [missing.upper]],
    ["STOPBANK-1", [missing.lower]],
    ["Stopbank--", [missing.number]],
    ["Stopbank1:", [missing.special]],
    ["Stopbank\t1", [missing.special]],
    [" Stopbank1", [missing.edge]],
    ["Stopbank-1 ", [missing.edge]],
    ["Aa1-", [missing.short]],
    [`Aa1-${"x".repeat(300)}`, ["Password must contain at most 256 characters"]],
  ])("%j lacks exactly what it lacks, all of it", (password, faults) => {
    expect(passwordFaults(password)).toEqual(faults);
  });

  it("is judged as the specification's sentences say, whatever is in it", () => {
    const any = fc.string({ unit: "binary", maxLength: 20 });
    const nearly = fc.string({ unit: fc.constantFrom(..."aA1: -\tāĀ٣"), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(any, nearly), (password) => {
        const marks = [...password];
        const isLetter = (mark: string) => /\p{L}/u.test(mark);
        const isDigit = (mark: string) => /\p{Nd}/u.test(mark);
        const isSpace = (mark: string) => /\s/u.test(mark);
        const isSpecial = (mark: string) =>
          mark === " " || !(isLetter(mark) || isDigit(mark) || isSpace(mark) || mark === ":");
        expect(passwordFaults(password)).toEqual([
          ...(marks.some((mark) => /\p{Ll}/u.test(mark)) ? [] : [missing.lower]),
          ...(marks.some((mark) => /\p{Lu}/u.test(mark)) ? [] : [missing.upper]),
          ...(marks.some(isDigit) ? [] : [missing.number]),
          ...(marks.some(isSpecial) ? [] : [missing.special]),
          ...(password.trim() === password ? [] : [missing.edge]),
          ...(password.length >= 8 ? [] : [missing.short]),
        ]);
      }),
    );
  });
});

describe("ACC-27: an e-mail address", () => {
  it.each(["kiri@larkhaven.example", " a.b+c@x.co.nz ", "ops@[10.0.0.1]", "o'neill@x.nz"])(
    "may be %j",
    (email) => expect(emailFault(email)).toBeUndefined(),
  );

  it.each(["", "kiri", "kiri@", "@x.nz", "a b@x.nz", "a@x", "a@@x.nz", "a@-x.nz", `${"a".repeat(250)}@x.nz`])(
    "may not be %j",
    (email) => expect(emailFault(email)).toBe("Invalid email"),
  );

  it("that is none never passes for one, and the domain of one that is may be approved", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        if (isEmail(email)) expect(isEmailDomain(emailDomain(email))).toBe(true);
        expect(isEmail(`${email}\r\nbcc: x@y.nz`)).toBe(false);
        expect(isEmail(`${email},x@y.nz`)).toBe(false);
      }),
    );
    expect(emailDomain("Kiri@Larkhaven.Example")).toBe("larkhaven.example");
    for (const domain of ["Larkhaven.example", "larkhaven", "*", "@x.nz", "x.nz\n", ""])
      expect(isEmailDomain(domain)).toBe(false);
  });
});

describe("ACC-28, AMB-03: a phone number", () => {
  it.each([
    ["", ""],
    ["  ", ""],
    ["021 123 4567", "+64211234567"],
    ["+64 21 123 4567", "+64211234567"],
    ["+64 (0)21 123 4567", "+64211234567"],
    ["0064 21 123 4567", "+64211234567"],
    ["(04) 555-1234", "+6445551234"],
    ["64123", "+6464123"],
    ["1234", "+641234"],
  ])("%j is sent as %j", (typed, sent) => {
    expect(phoneFault(typed)).toBeUndefined();
    expect(internationalPhone(typed)).toBe(sent);
  });

  it.each(["123", "abc", "+64", "+", "1".repeat(16)])("%j is none", (typed) =>
    expect(phoneFault(typed)).toBe("Invalid phone number"),
  );

  it("is +64 and digits whatever was typed, and has that code once", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 ()-+"), maxLength: 18 }), (typed) => {
        if (phoneFault(typed) !== undefined || typed.trim() === "") return;
        const sent = internationalPhone(typed);
        expect(sent).toMatch(/^\+64\d{1,13}$/);
        expect(internationalPhone(`+64 ${sent.slice(3)}`)).toBe(
          sent.startsWith("+640") ? `+64${sent.slice(4)}` : sent,
        );
      }),
    );
  });
});

describe("ACC-29: a confirmation code", () => {
  it.each([
    ["123456", []],
    ["000000", []],
    ["12345", ["Code must be 6 digits long"]],
    ["12345a", ["Code must be only numbers"]],
    ["١٢٣٤٥٦", ["Code must be only numbers"]],
    ["x", ["Code must be only numbers", "Code must be 6 digits long"]],
    ["", ["Code must be 6 digits long"]],
  ])("%j: %j", (code, faults) => expect(codeFaults(code)).toEqual(faults));
});
