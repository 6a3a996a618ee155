import { describe, expect, it } from "vitest";
import { RowColumns } from "./rowColumns.ts";

const worst = { name: "class", unpainted: 254, valueOf: (code: number) => code };
const left = { name: "left", unpainted: 1, valueOf: (code: number) => code === 0 };

describe("the states of rows", () => {
  it("are those of their codes, together, and none for unpainted ones and for what is no row", () => {
    const columns = new RowColumns();
    columns.set(worst, Uint8Array.of(3, 254, 255, 254));
    columns.set(left, Uint8Array.of(0, 1, 1, 0));
    const states = [0, 1, 2, 3, 4, -1].map((row) => columns.stateOf(columns.keyOf(row)));
    expect(states).toEqual([{ class: 3, left: true }, {}, { class: 255 }, { left: true }, {}, {}]);
  });

  it("are others once codes are, the same object for rows that are alike, and gone when cleared", () => {
    const columns = new RowColumns();
    const codes = Uint8Array.of(2, 2);
    expect(columns.set(worst, codes)).toBe(true);
    expect(columns.set(worst, codes)).toBe(false);
    expect(columns.stateOf(columns.keyOf(0))).toBe(columns.stateOf(columns.keyOf(1)));
    expect(columns.set(worst, Uint8Array.of(5, 2))).toBe(true);
    expect(columns.stateOf(columns.keyOf(0))).toEqual({ class: 5 });
    columns.clear();
    expect([columns.keyOf(0), columns.has("class")]).toEqual([0, false]);
  });

  it("are two at most", () => {
    const columns = new RowColumns();
    columns.set(worst, Uint8Array.of(0));
    columns.set(left, Uint8Array.of(0));
    expect(() => columns.set({ ...left, name: "third" }, Uint8Array.of(0))).toThrow("third");
  });
});
