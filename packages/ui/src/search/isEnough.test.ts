import { expect, it } from "vitest";
import { isEnough } from "./isEnough.ts";

it.each([
  ["", false],
  ["la", false],
  [" a\tb ", false],
  ["a'b", false],
  ["'la';,\"", false],
  ["lar", true],
  ["12a", true],
  ["1, a b", true],
  ["'O'K;i,", true],
  ["Ōta", true],
])("MAP-16 PRO-03 asks once more than 2 characters are left of %j: %s", (text, is) =>
  expect(isEnough(text)).toBe(is),
);
