import type { AttributeColumn } from "@stopbank/dataset/read";
import fc from "fast-check";
import { expect, it } from "vitest";
import { idIndex } from "./idIndex.ts";

const column = (ids: readonly (string | null)[]): AttributeColumn => {
  const values = [...new Set(ids.filter((id) => id !== null))];
  return {
    type: "text",
    values,
    // The index reads the texts as they are.
    kept: { starts: new Int32Array(1), bytes: new Uint8Array(0) },
    codes: Int32Array.from(ids, (id) => (id === null ? -1 : values.indexOf(id))),
    at: (row) => ids[row] ?? null,
  };
};

it("finds what a plain search finds, whatever the ids", () => {
  const ids = fc.array(fc.option(fc.string({ maxLength: 3, unit: "binary" })), { maxLength: 60 });
  fc.assert(
    fc.property(ids, fc.string({ maxLength: 3 }), (given, stranger) => {
      const index = idIndex(column(given), given.length);
      for (const id of [...given, stranger])
        if (id !== null) expect(index.rowOf(id)).toBe(given.includes(id) ? given.indexOf(id) : undefined);
      for (const [row, id] of given.entries()) expect(index.idAt(row)).toBe(id ?? `row:${row}`);
    }),
  );
});

it("knows a row without an id by its number", () => {
  const index = idIndex(column(["a", null, "b"]), 3);
  expect(index.rowOf("row:1")).toBe(1);
  expect(index.rowOf("row:0")).toBeUndefined();
});
