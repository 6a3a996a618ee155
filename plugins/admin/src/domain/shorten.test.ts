import fc from "fast-check";
import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("ACC-54: keeps a list of 250 characters, and cuts a longer one to that with an ellipsis", () => {
  expect(shorten("a".repeat(250))).toBe("a".repeat(250));
  expect(shorten("a".repeat(251))).toBe(`${"a".repeat(249)}…`);
});

it("ACC-54: says no more than 250 characters of whatever there is, and in text that is well formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 200, maxLength: 300 }), (list) => {
      const short = shorten(list);
      expect(short.length).toBeLessThanOrEqual(250);
      expect(short.isWellFormed()).toBe(true);
      expect(list.startsWith(short.replace(/…$/, ""))).toBe(true);
    }),
  );
});
