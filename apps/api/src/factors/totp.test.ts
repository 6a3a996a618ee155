import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOfStep, fromBase32, newTotpSecret, stepAt, stepOfCode, toBase32, totpUri } from "./totp.ts";

const ascii = Buffer.from("12345678901234567890");

describe("A-25: codes of authenticator apps", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("are those of RFC 6238, appendix B: at %d s %s", (seconds, code) => {
    expect(codeOfStep(ascii, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
  });

  it("are those of RFC 4226, appendix D", () => {
    const codes = [
      "755224",
      "287082",
      "359152",
      "969429",
      "338314",
      "254676",
      "287922",
      "162583",
      "399871",
      "520489",
    ];
    expect(codes.map((_, count) => codeOfStep(ascii, count))).toEqual(codes);
  });

  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("have secrets in RFC 4648's base32: %j", (plain, text) => {
    expect(toBase32(Buffer.from(plain))).toBe(text);
    expect(fromBase32(text).toString()).toBe(plain);
  });

  it("come back from base32 as they were", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes]);
      }),
    );
    expect(() => fromBase32("A1")).toThrow(TypeError);
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it("are taken one step early and one late, and no further off", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.integer({ min: 10, max: 4_000_000_000 }),
        fc.integer({ min: -4, max: 4 }),
        (bytes, seconds, off) => {
          const now = new Date(seconds * 1_000);
          const step = stepAt(now) + off;
          if (step < 0) return;
          const found = stepOfCode(toBase32(bytes), codeOfStep(bytes, step), now);
          if (Math.abs(off) <= 1) expect(found).toBeDefined();
          // A code of another step may be that of a near one too, once in half a million.
          else if (found !== undefined) expect(codeOfStep(bytes, found)).toBe(codeOfStep(bytes, step));
        },
      ),
    );
  });

  it.each(["", "12345", "1234567", "abcdef", "12345６", "-12345", "1e5000"])(
    "are six digits: not %j",
    (code) => {
      expect(stepOfCode(newTotpSecret(), code, new Date())).toBeUndefined();
    },
  );

  it("may be typed as apps show them, in two groups", () => {
    const now = new Date();
    const code = codeOfStep(ascii, stepAt(now));
    expect(stepOfCode(toBase32(ascii), ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(stepAt(now));
  });

  it("are told to an app with whose account they are for", () => {
    expect(totpUri("ABC", "kiri+a@b.example")).toBe(
      "otpauth://totp/Stopbank:kiri%2Ba%40b.example?secret=ABC&issuer=Stopbank&algorithm=SHA1&digits=6&period=30",
    );
  });
});
