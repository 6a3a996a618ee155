import { expect, it } from "vitest";
import { changeCodes, decodeChanges } from "./changeCodes.ts";

const { same, worse, better, notComparable } = changeCodes;
const packed = (...bytes: number[]) => Uint8Array.of(bytes.length, 0, 0, 0, ...bytes).buffer;

it("gives each row what becomes of it, and takes one the answer does not have for not comparable", () => {
  expect([...decodeChanges(packed(0, 1, 2, 3), 4)]).toEqual([same, worse, better, notComparable]);
  expect([...decodeChanges(packed(1), 3)]).toEqual([worse, notComparable, notComparable]);
  expect([...decodeChanges(packed(1, 2, 0), 2)]).toEqual([worse, better]);
});

it.each([
  ["nothing", new ArrayBuffer(0)],
  ["less than it says", packed(0, 1).slice(0, 5)],
  ["a change there is not", packed(4)],
])("refuses %s", (_what, buffer) => {
  expect(() => decodeChanges(buffer, 2)).toThrow("arrived damaged");
});
