import { expect, it } from "vitest";
import { isEmail } from "./email.ts";

it.each(["jo@larkhaven.example", " Jo.O'Brien+x@LARKHAVEN.Example", "hōne@a.co.nz", "a@[192.0.2.1]"])(
  "takes %j for an address",
  (address) => expect(isEmail(address)).toBe(true),
);

it.each([
  ["without a domain", "jo"],
  ["with a space", "jo smith@a.example"],
  ["with U+0000, which no database takes", "a\0@b.example"],
  ["with a control of terminals", "a\u001b@b.example"],
  ["with half a character", "a\ud83c@b.example"],
  ["whose domain only looks like one", "jo@\u212aelvin.example"],
])("A-23: takes none that is %s", (_why, address) => expect(isEmail(address)).toBe(false));
