import { Branding } from "@stopbank/contract/branding";
import { Check } from "typebox/value";
import { expect, it } from "vitest";
import { addressProblem, outsideAddressProblem } from "./addresses.ts";

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

it.each([
  ["https://larkhaven.example/viewer?x=1", true],
  ["http://larkhaven.example", false],
  ["https://%", false],
  ["https://[1", false],
])("HOM-20: the address of another site %j is one that browsers read", (address, isGood) => {
  expect(outsideAddressProblem(address) === undefined).toBe(isGood);
});
