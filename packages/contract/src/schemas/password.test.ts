import { expect, it } from "vitest";
import { passwordFaults } from "./password.ts";

it.each([
  ["Stopbank-1", []],
  ["Pāua shell 1", []],
  ["STOPBANK-1", ["Password must contain a lower case letter"]],
  ["stopbank-1", ["Password must contain an upper case letter"]],
  ["Stopbank-x", ["Password must contain a number"]],
  ["Stopbank:1", ["Password must contain a special character or a space"]],
  [" Stopbank1", ["Password must not contain a leading or trailing space"]],
  ["Stop-b1", ["Password must contain at least 8 characters"]],
  [`Aa1-${"x".repeat(300)}`, ["Password must contain at most 256 characters"]],
])("ACC-25: of the password %j is said %j", (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults);
});
