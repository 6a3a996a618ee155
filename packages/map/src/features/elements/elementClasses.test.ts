import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeClasses, notExposedCode, worstClasses } from "./elementClasses.ts";

const encode = (rows: number[], classes: number[]) => {
  const bytes = new Uint8Array(4 + rows.length * 5);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, rows.length, true);
  for (const [at, row] of rows.entries()) view.setUint32(4 + at * 4, row, true);
  bytes.set(classes, 4 + rows.length * 4);
  return bytes.buffer;
};

describe("class arrays", () => {
  it("are read as they were written", () => {
    const arbitrary = fc.array(fc.tuple(fc.nat(0xffffffff), fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 255)));
    fc.assert(
      fc.property(arbitrary, (pairs) => {
        const rows = pairs.map(([row]) => row);
        const classes = pairs.map(([, code]) => code);
        const read = decodeClasses(encode(rows, classes));
        expect([...read.rows]).toEqual(rows);
        expect([...read.classes]).toEqual(classes);
      }),
    );
  });

  it.each([0, 3, 8])("are refused when damaged (%i bytes)", (bytes) => {
    const buffer = bytes === 8 ? encode([1], [2]).slice(0, 8) : new ArrayBuffer(bytes);
    expect(() => decodeClasses(buffer)).toThrow(expect.objectContaining({ code: "map/bad-classes" }));
  });

  it("take the worst of several hazards, and keep not assessed apart from not exposed", () => {
    const coastal = decodeClasses(encode([0, 1, 3], [4, 255, 1]));
    const river = decodeClasses(encode([0, 1, 4], [6, 3, 255]));
    expect([...worstClasses([coastal, river], 6)]).toEqual([6, 3, notExposedCode, 1, 255, notExposedCode]);
  });

  it("do not depend on the order of hazards", () => {
    const one = decodeClasses(encode([0, 1, 2, 3], [1, 2, 0, 255]));
    const two = decodeClasses(encode([0, 1, 2, 3], [5, 3, 3, 0]));
    expect(worstClasses([one, two], 4)).toEqual(worstClasses([two, one], 4));
  });
});
