import { expect, it } from "vitest";
import { readGiven } from "./readGiven.ts";

it("EXP-14 reads what stands behind the address, letters of any kind included", () => {
  const given = { before: null, after: { name: "Ōtaki & #1 %" } };
  expect(readGiven(`#${encodeURIComponent(JSON.stringify(given))}`)).toEqual(given);
  for (const none of ["", "#"]) expect(readGiven(none)).toBeUndefined();
});

it.each(["#{", "#%E0%A4%A", "#top"])("says so where it cannot be read: %s", (hash) => {
  expect(() => readGiven(hash)).toThrow(expect.objectContaining({ code: "print/not-given" }));
});
