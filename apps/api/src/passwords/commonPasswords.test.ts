import { passwordFaults } from "@stopbank/contract/password";
import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword, isMadeOfName } from "./commonPasswords.ts";

describe("passwords that are guessed first", () => {
  it("are ten thousand and more", () => {
    expect(dictionary["passwords-common"].length).toBeGreaterThan(10_000);
  });

  it.each([
    "Password1!",
    "P@ssw0rd",
    "p@$$w0rd-1",
    "Welcome-1",
    "Summer2024!",
    "Qwerty 123",
    "!Dragon1",
    "L3tme1n!!",
    "Baseb@ll9!",
  ])("are found under what the rules ask for: %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["Stopbank-1", "Ōtaki beach 7", "Correct horse 9", "Dragon#83hf72-918", "Kererū over Hutt 4"])(
    "are not what nobody would try first: %s",
    (password) => {
      expect(passwordFaults(password)).toEqual([]);
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it("are found in any case, with any few signs around them", () => {
    const words = dictionary["passwords-common"].filter((word) => /^[a-z]{6,}$/.test(word));
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.string({ unit: fc.constantFrom(..."0123456789!-. "), maxLength: 3 }),
        fc.boolean(),
        (word, around, isUpper) => {
          expect(isCommonPassword((isUpper ? word.toUpperCase() : word) + around)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["Kiri.Parata1", ["kiri.parata"], true],
    ["K1r1-Par@ta", ["kiri.parata"], true],
    ["Larkhaven-1", ["Larkhaven"], true],
    ["Otaki-2024!", ["Ōtaki"], true],
    ["Kiri saw the sea 4", ["kiri"], false],
    ["Ann-and-the-9", ["ann"], false],
    ["Stopbank-1", ["admin", "Larkhaven", "Open access"], false],
    ["Larkhaven in heavy rain 3", ["Larkhaven"], false],
  ] as const)("are little else than a name: %s of %j: %s", (password, names, isName) => {
    expect(isMadeOfName(password, names)).toBe(isName);
  });
});
