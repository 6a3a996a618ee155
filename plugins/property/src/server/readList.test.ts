import fc from "fast-check";
import { expect, it } from "vitest";
import { mostProperties, readList } from "./readList.ts";

it.each([
  ["one a line", "12 Kiln Street\n\n 14 Kiln Street \n", ["12 Kiln Street", "14 Kiln Street"]],
  [
    "quoted, with commas",
    '"12 Kiln Street, Larkhaven"\r\n"14 ""Old"" Road"\r\n',
    ["12 Kiln Street, Larkhaven", '14 "Old" Road'],
  ],
  ["under a title", "Owner,Address\nA,12 Kiln Street\nB,\n", ["12 Kiln Street"]],
  ["by id before address", "\uFEFFaddress;ID\n12 Kiln Street;PROP-1\n", ["PROP-1"]],
] as const)("reads properties %s", (_what, text, named) => {
  expect(readList(text)).toEqual(named);
});

it.each([
  ["nothing", "\n\n", "property/bad-list"],
  ["a title alone", "address\n", "property/bad-list"],
  ["a quote that never ends", 'a\n"b', "property/bad-list"],
  ["too many", "x\n".repeat(mostProperties + 1), "property/list-too-long"],
])("refuses %s with a sentence", (_what, text, code) => {
  expect(() => readList(text)).toThrow(expect.objectContaining({ code }));
});

it("never crashes on what somebody sends", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
      try {
        expect(readList(text).every((name) => name !== "" && name.length <= 500)).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: "property/bad-list" });
      }
    }),
  );
});
