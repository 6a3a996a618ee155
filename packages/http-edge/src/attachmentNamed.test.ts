import fc from "fast-check";
import { expect, it } from "vitest";
import { attachmentNamed } from "./attachmentNamed.ts";

/** RFC 8187: `attr-char` and escaped bytes, nothing else. */
const form = /^attachment; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/;
const readBack = (header: string) => decodeURIComponent(String(form.exec(header)?.[1]));

it.each([
  "Ōtāwhara.csv",
  'a"b.csv',
  "a\r\nset-cookie: x=1",
  "O'Neill's (2).pdf",
  "a;b*c,d%20.txt",
  "../../etc",
])("A-38: a file is saved under its own name: %j", (name) => {
  expect(readBack(attachmentNamed(name))).toBe(name);
});

it("A-38: no name leaves its place in the header, and each comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(readBack(attachmentNamed(name))).toBe(name.toWellFormed());
    }),
  );
});
