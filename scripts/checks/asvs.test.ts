import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { standingFaults } from "./standingFaults.ts";
import { rowsUnder } from "./tables.ts";
import { testTitles } from "./testTitles.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const text = readFileSync(resolve(root, "docs/asvs.md"), "utf8");
const rows = rowsUnder(text, "OWASP ASVS 5.0, levels 1 and 2");

const titlesOf = (path: string): string[] | undefined => {
  const file = resolve(root, path);
  return existsSync(file) ? testTitles(path, readFileSync(file, "utf8")) : undefined;
};
const isThere = (path: string) => existsSync(resolve(root, path));

/** How many requirements of levels 1 and 2 each section of the standard has, by its version 5.0.0. */
const sections: Readonly<Record<string, number>> = {
  ...{ "V1.1": 2, "V1.2": 9, "V1.3": 11, "V1.4": 3, "V1.5": 2, "V2.1": 3, "V2.2": 3, "V2.3": 4, "V2.4": 1 },
  ...{ "V3.2": 2, "V3.3": 4, "V3.4": 6, "V3.5": 5, "V3.7": 2, "V4.1": 3, "V4.2": 1, "V4.3": 2, "V4.4": 4 },
  ...{ "V5.1": 1, "V5.2": 3, "V5.3": 2, "V5.4": 3, "V6.1": 3, "V6.2": 12, "V6.3": 4, "V6.4": 4, "V6.5": 5 },
  ...{ "V6.6": 3, "V6.8": 4, "V7.1": 3, "V7.2": 4, "V7.3": 2, "V7.4": 5, "V7.5": 2, "V7.6": 2, "V8.1": 2 },
  ...{
    "V8.2": 3,
    "V8.3": 1,
    "V8.4": 1,
    "V9.1": 3,
    "V9.2": 4,
    "V10.1": 2,
    "V10.2": 2,
    "V10.3": 4,
    "V10.4": 11,
  },
  ...{ "V10.5": 5, "V10.6": 2, "V10.7": 3, "V11.1": 2, "V11.2": 3, "V11.3": 3, "V11.4": 4, "V11.5": 1 },
  ...{ "V11.6": 1, "V12.1": 3, "V12.2": 2, "V12.3": 4, "V13.1": 1, "V13.2": 5, "V13.3": 2, "V13.4": 5 },
  ...{ "V14.1": 2, "V14.2": 4, "V14.3": 3, "V15.1": 3, "V15.2": 3, "V15.3": 7, "V16.1": 1, "V16.2": 5 },
  ...{ "V16.3": 4, "V16.4": 3, "V16.5": 3, "V17.1": 1, "V17.2": 4, "V17.3": 2 },
};

describe("docs/asvs.md", () => {
  it("has every requirement of levels 1 and 2 once: 70 and 183", () => {
    const ids = rows.map(([id = ""]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const levels = Map.groupBy(rows, ([, level]) => level);
    expect([ids.length, levels.get("1")?.length, levels.get("2")?.length]).toEqual([253, 70, 183]);
    const counted = Map.groupBy(ids, (id) => id.split(".").slice(0, 2).join("."));
    expect(Object.fromEntries([...counted].map(([section, all]) => [section, all.length]))).toEqual(sections);
  });

  it("says of each how it stands, by tests and files that are there", () => {
    expect(standingFaults(rows, titlesOf, isThere)).toEqual([]);
  });

  it("counts them as they are", () => {
    for (const is of ["met", "not applicable", "deviated"])
      expect(text).toContain(`${rows.filter(([, , each]) => each === is).length} are ${is}`);
  });
});

it("finds an empty cell, a test that is not there, a title of no test, and what is met without either", () => {
  const titles = (path: string) => (path === "a/b.test.ts" ? ["A-01: something"] : undefined);
  const faults = standingFaults(
    [
      ["V1", "1", "met", '`a/b.test.ts` "A-01: some"'],
      ["V2", "1", "met", ""],
      ["V3", "1", "met", '`a/c.test.ts` "x"'],
      ["V4", "1", "met", '`a/b.test.ts` "A-02"'],
      ["V5", "2", "met", "It is so, believe it or not."],
      ["V6", "2", "met", "By hand (`packages/none.ts`). No test: a text."],
      ["V7", "2", "fine", "It is fine as it is."],
      ["V8", "2", "deviated", "The operator's certificate is used."],
    ],
    titles,
    () => false,
  );
  expect(faults).toEqual([
    "V2 has an empty cell.",
    "V3 names a/c.test.ts, which is not there.",
    'V4 names a test "A-02" that a/b.test.ts does not have.',
    "V5 is met by neither a test nor a reason for none.",
    "V6 names packages/none.ts, which is not there.",
    'V7 is "fine".',
  ]);
});
