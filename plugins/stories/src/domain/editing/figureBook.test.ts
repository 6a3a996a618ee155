import fc from "fast-check";
import { expect, it } from "vitest";
import { bookOf, missingIn, withAnswer } from "./figureBook.ts";

const everywhere = { regions: [] };
const north = { regions: ["suburbs.north"] };
const figure = (name: string, text = name) => ({ name, value: 1, text });
const answered = (names: readonly string[], dataset_version = "v1") => ({
  dataset_version,
  figures: names.map((name) => figure(name)),
});

it("STO-09 asks for what is not known in a place, each once, and never for more than a call takes", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (known, names) => {
      const book = withAnswer(undefined, north, answered(known));
      const missing = missingIn(book, north, names);
      expect(new Set(missing)).toEqual(new Set(names).difference(new Set(known)));
      expect(missing).toHaveLength(new Set(missing).size);
      // Of another place nothing is known by it.
      expect(new Set(missingIn(book, everywhere, names))).toEqual(new Set(names));
    }),
  );
  const many = Array.from({ length: 1_200 }, (_none, at) => `${at}`);
  expect(missingIn(undefined, north, many)).toEqual(many.slice(0, 1_000));
});

it("STO-09 keeps what it has of a place and of the data of today, and forgets what is of any other", () => {
  const first = withAnswer(undefined, north, answered(["a"]));
  expect([...(bookOf(withAnswer(first, north, answered(["b"])), north)?.byName.keys() ?? [])]).toEqual([
    "a",
    "b",
  ]);
  expect([...withAnswer(first, north, answered(["b"], "v2")).byName.keys()]).toEqual(["b"]);
  expect([...withAnswer(first, everywhere, answered(["b"])).byName.keys()]).toEqual(["b"]);
  expect(bookOf(first, everywhere)).toBeUndefined();
});
