import { expect, it } from "vitest";
import { nothingReached } from "./nothingReached.ts";

const nobody = { exposed_count: 0, not_assessed_count: 3 };
const asked = {
  rows: [nobody, nobody],
  along: "Sea level rise",
  columns: [{ label: "0 m" }, { label: "2 m" }],
  note: undefined,
  exposed: "exposed",
};

it("EXP-08 says in a line what a chart without anything in it would say", () => {
  expect(nothingReached(asked)).toBe("Sea level rise from 0 m to 2 m: none exposed");
  expect(nothingReached({ ...asked, columns: [{ label: "0 m" }], note: "7 of 9 not assessed." })).toBe(
    "Sea level rise 0 m: none exposed. 7 of 9 not assessed",
  );
});

it("leaves the chart where a value reaches something, and where there are none", () => {
  expect(nothingReached({ ...asked, rows: [nobody, { ...nobody, exposed_count: 1 }] })).toBeUndefined();
  expect(nothingReached({ ...asked, rows: [], columns: [] })).toBeUndefined();
});

it("leaves the chart where a line could not say how many were not assessed", () => {
  expect(nothingReached({ ...asked, rows: [nobody, { ...nobody, not_assessed_count: 4 }] })).toBeUndefined();
});
