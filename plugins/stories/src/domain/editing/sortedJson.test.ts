import { expect, it } from "vitest";
import { sortedJson } from "./sortedJson.ts";

it("is the same whatever the order of fields, and another for another order of a list", () => {
  const one = { b: [{ d: 1, c: null }, "e"], a: 2 };
  expect(sortedJson(one)).toBe('{"a":2,"b":[{"c":null,"d":1},"e"]}');
  expect(sortedJson({ a: 2, b: [{ c: null, d: 1 }, "e"] })).toBe(sortedJson(one));
  expect(sortedJson({ ...one, b: one.b.toReversed() })).not.toBe(sortedJson(one));
});
