import { expect, it } from "vitest";
import { isEnough } from "./searchText.ts";

it.each([
  ["", false],
  ["la", false],
  ["l a", false],
  ["'la';,\"", false],
  ["lar", true],
  ["1, a b", true],
  ["Ōta", true],
])("MAP-16 asks once more than 2 characters are left of %j: %s", (text, is) =>
  expect(isEnough(text)).toBe(is),
);
