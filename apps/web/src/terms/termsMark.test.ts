import { expect, it } from "vitest";
import { termsMark } from "./termsMark.ts";

it("ACC-38: is the sum that FNV-1a has of a text, the same each time", () => {
  // From the reference implementation's own test vectors.
  expect(termsMark("foobar")).toBe(0x85944171f73967e8n.toString(36));
  expect(termsMark("")).toBe(0xcbf29ce484222325n.toString(36));
});

it("ACC-38: is another where a letter of the terms is", () => {
  const marks = ["<p>Kia ora</p>", "<p>Kia ora.</p>", "<p>Kia orā</p>"].map(termsMark);
  expect(new Set(marks).size).toBe(marks.length);
});
