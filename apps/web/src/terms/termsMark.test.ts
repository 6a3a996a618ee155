import { expect, it } from "vitest";
import { termsMark } from "./termsMark.ts";

it("ACC-38: is the sum that FNV-1a has of a text, the same each time", () => {
  // From the reference implementation's own test vectors.
  expect(termsMark("foobar")).toBe((0xbf9cf968).toString(36));
  expect(termsMark("")).toBe((0x811c9dc5).toString(36));
});

it("ACC-38: is another where a letter of the terms is", () => {
  const marks = ["<p>Kia ora</p>", "<p>Kia ora.</p>", "<p>Kia orā</p>"].map(termsMark);
  expect(new Set(marks).size).toBe(marks.length);
});
