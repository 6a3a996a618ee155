import { Branding } from "@stopbank/contract/branding";
import { Check } from "typebox/value";
import { expect, it } from "vitest";
import { addressProblem } from "./addresses.ts";

it.each([
  [null, true],
  ["https://larkhaven.example/a b", false],
  ["https://larkhaven.example/feedback?x=1", true],
  ["https://larkhaven.example", true],
  ["/methods", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["http://larkhaven.example", false],
  ["javascript:alert(1)", false],
  ["https://user@evil.example", false],
])("an address %j is judged as the server judges it", (address, isGood) => {
  expect(addressProblem(address) === undefined).toBe(isGood);
  expect(Check(Branding.properties.feedback_url, address)).toBe(isGood);
});
