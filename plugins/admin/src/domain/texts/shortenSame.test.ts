import { expect, it } from "vitest";
import { type DiffPart, shortenSame } from "./shortenSame.ts";

const same = (value: string): DiffPart => ({ value, added: false, removed: false });
const put = (value: string): DiffPart => ({ value, added: true, removed: false });
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`).join("\n");
const shown = (parts: readonly DiffPart[]) =>
  shortenSame(parts).map(({ value, lines: count }) => count ?? value);

it("keeps two lines on either side of what differs, and counts the others", () => {
  expect(
    shown([same(lines(1, 9)), put("new"), same(lines(10, 20)), put("newer"), same(lines(21, 30))]),
  ).toEqual([...[7, lines(8, 9), "new", lines(10, 11), 7, lines(19, 20), "newer", lines(21, 22), 8]]);
});

it("leaves what is short, and all that differs", () => {
  const parts = [same(lines(1, 4)), put(lines(1, 99)), same(lines(1, 6)), put("x")];
  expect(shortenSame(parts)).toEqual(parts);
});
