import { classWordsOf } from "@stopbank/dataset/class-words";
import type { DatasetDiff } from "@stopbank/dataset/diff";
import { expect, it } from "vitest";
import { diffCsv } from "./diffCsv.ts";

const removing = (...removed: string[]): DatasetDiff => ({
  classWords: classWordsOf({}),
  currency: { before: "NZD", after: "NZD" },
  described: [],
  elements: [
    { type: "houses", title: "House", unit: "each", added: [], removed, reshaped: [], recosted: [] },
  ],
  exposures: [],
});

it.each([
  ['=HYPERLINK("http://a","b")', `"'=HYPERLINK(""http://a"",""b"")"`],
  ["+1", "'+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["a=1", "a=1"],
])("A-39: an id %j is no formula in a spreadsheet", (id, cell) => {
  const [, row] = diffCsv(removing(id)).split("\r\n");
  expect(row).toBe(`removed,houses,,,,${cell},,,,,1`);
});
